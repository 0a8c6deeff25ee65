import { styled } from 'styled-components';
import { space } from '../../theme/theme.ts';

interface StackLook {
  readonly $gap?: number;
  /** Where items stand that need not be as wide as the stack. */
  readonly $align?: 'start' | 'center';
}

export const Stack = styled.div<StackLook>`
  display: grid;
  gap: ${({ $gap = 4 }) => space($gap)};
  grid-template-columns: minmax(0, 1fr);
  ${({ $align }) => $align && `justify-items: ${$align};`}
`;
