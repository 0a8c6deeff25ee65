import { styled } from 'styled-components';
import { color, fontSize, radius, space } from '../kit/theme/theme.ts';

export const Lead = styled.p`
  color: ${color.textMuted};
  margin-block-start: ${space(2)};
`;

export const Small = styled.p`
  background: ${color.surface};
  border-radius: ${radius.control};
  font-size: ${fontSize.small};
  padding: ${space(3)} ${space(4)};
`;
