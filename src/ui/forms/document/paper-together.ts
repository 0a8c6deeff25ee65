import { styled } from 'styled-components';
import { media } from '../../kit/theme/media.ts';
import { space } from '../../kit/theme/theme.ts';

/** Keeps its parts on one printed page, so that no signature is alone on a page. */
export const PaperTogether = styled.div`
  display: grid;
  gap: ${space(6)};
  grid-template-columns: minmax(0, 1fr);

  ${media.print} {
    break-inside: avoid;
    gap: 14pt;
  }
`;
