import { styled } from 'styled-components';
import { color, fontSize, fontWeight, space } from '../../../ui/kit/theme/theme.ts';

export const Rows = styled.ul`
  display: grid;
  list-style: none;
  padding: 0;

  li {
    align-items: center;
    border-block-start: 1px solid ${color.border};
    display: flex;
    flex-wrap: wrap;
    gap: ${space(2)};
    justify-content: space-between;
    padding-block: ${space(2)};
  }
`;

export const SceneRows = styled(Rows)`
  li {
    gap: ${space(1)} ${space(3)};
    padding-block: ${space(1.5)};
  }

  li > div:first-child {
    flex: 1 1 12rem;
  }

  strong {
    display: block;
    font-weight: ${fontWeight.semibold};
  }

  code,
  small {
    display: block;
    color: ${color.textMuted};
    font-size: ${fontSize.small};
  }
`;
