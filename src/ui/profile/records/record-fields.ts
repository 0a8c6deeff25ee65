import { styled } from 'styled-components';
import { media } from '../../theme/media.ts';
import { space } from '../../theme/theme.ts';

/** Two short fields beside each other where there is room. */
export const FieldPair = styled.div`
  display: grid;
  gap: ${space(5)};
  grid-template-columns: minmax(0, 1fr);

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
