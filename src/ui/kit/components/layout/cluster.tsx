import { styled } from 'styled-components';
import { space } from '../../theme/theme.ts';

interface ClusterLook {
  /** Also two of them: between lines, and between the items of a line. */
  readonly $gap?: number | readonly [row: number, column: number];
  readonly $align?: 'center' | 'baseline';
  readonly $justify?: 'start' | 'end' | 'center' | 'space-between';
}

export const Cluster = styled.div<ClusterLook>`
  align-items: ${({ $align = 'center' }) => $align};
  display: flex;
  flex-wrap: wrap;
  gap: ${({ $gap = 3 }) => [$gap].flat().map(space).join(' ')};
  justify-content: ${({ $justify = 'start' }) => $justify};
`;
