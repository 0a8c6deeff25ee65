import { styled } from 'styled-components';
import { raisedPanel } from '../../kit/theme/surfaces.ts';
import { color, space } from '../../kit/theme/theme.ts';

export const NothingYet = styled.p`
  ${raisedPanel}
  color: ${color.textMuted};
  padding: ${space(5)};
`;
