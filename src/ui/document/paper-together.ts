import { styled } from 'styled-components';
import { media } from '../theme/media.ts';
import { space } from '../theme/theme.ts';

/** Parts of a form that one printed page holds: a signature is never alone on the last one. */
export const PaperTogether = styled.div`
  display: grid;
  gap: ${space(6)};
  grid-template-columns: minmax(0, 1fr);

  ${media.print} {
    break-inside: avoid;
    gap: 14pt;
  }
`;
