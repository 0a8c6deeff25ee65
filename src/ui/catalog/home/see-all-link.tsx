import ArrowRight from 'lucide-react/icons/arrow-right';
import { styled } from 'styled-components';
import { Link } from 'wouter';
import { color, fontWeight, radius, space, touchTarget } from '../../kit/theme/theme.ts';

const Frame = styled(Link)`
  align-items: center;
  border-radius: ${radius.control};
  color: ${color.brand};
  display: inline-flex;
  font-weight: ${fontWeight.semibold};
  gap: ${space(1.5)};
  min-block-size: ${touchTarget};
  text-decoration: none;

  &:hover {
    text-decoration: underline;
  }
`;

export const SeeAllLink = ({ to, children }: { to: string; children: string }) => (
  <Frame to={to}>
    {children}
    <ArrowRight size={18} aria-hidden="true" />
  </Frame>
);
