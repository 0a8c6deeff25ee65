import { styled } from 'styled-components';
import { fontSize, space } from '../../kit/theme/theme.ts';

export const AdjustmentsHeading = styled.h2`
  font-size: ${fontSize.title};
  margin-block-end: ${space(2)};
`;
