import { styled } from 'styled-components';
import { Link } from 'wouter';
import { useConfig } from '../../core/config-context.ts';
import { paths } from '../../core/paths.ts';
import { LogoMark } from '../../kit/illustrations/logo-mark.tsx';
import { fontSize, fontWeight, radius, space } from '../../kit/theme/theme.ts';

/** Longer names of bodies are in a smaller type, and in two lines. */
const longName = 22;

const Frame = styled(Link)<{ $long: boolean }>`
  align-items: center;
  border-radius: ${radius.control};
  color: inherit;
  display: inline-flex;
  font-size: ${({ $long }) => ($long ? fontSize.small : fontSize.lead)};
  font-weight: ${fontWeight.bold};
  gap: ${space(2.5)};
  letter-spacing: -0.01em;
  text-decoration: none;
  line-height: 1.2;
  min-inline-size: 0;

  > span {
    display: -webkit-box;
    overflow: hidden;
    overflow-wrap: break-word;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }

  > svg {
    flex: none;
  }

  img {
    block-size: 2.25rem;
    inline-size: auto;
  }
`;

export const Brand = () => {
  const { name, logo } = useConfig().brand;
  return (
    <Frame to={paths.home.to({})} $long={name.length > longName}>
      {logo ? <img src={logo} alt="" height="36" /> : <LogoMark size={36} />}
      <span>{name}</span>
    </Frame>
  );
};
