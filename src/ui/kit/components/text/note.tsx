import { styled } from 'styled-components';
import { color, fontSize } from '../../theme/theme.ts';

/** A small and quiet text beside what it is about. */
export const Note = styled.p`
  color: ${color.textMuted};
  font-size: ${fontSize.small};
`;
