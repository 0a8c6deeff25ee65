import { styled } from 'styled-components';
import { space } from '../../theme/theme.ts';

export const Stack = styled.div<{ $gap?: number }>`
  display: grid;
  gap: ${({ $gap = 4 }) => space($gap)};
  grid-template-columns: minmax(0, 1fr);
`;
