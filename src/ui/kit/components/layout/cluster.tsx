import { styled } from 'styled-components';
import { space } from '../../theme/theme.ts';

export const Cluster = styled.div<{ $gap?: number; $justify?: 'start' | 'end' | 'center' | 'space-between' }>`
  align-items: center;
  display: flex;
  flex-wrap: wrap;
  gap: ${({ $gap = 3 }) => space($gap)};
  justify-content: ${({ $justify = 'start' }) => $justify};
`;
