import { createGlobalStyle } from 'styled-components';
import { media } from '../theme/media.ts';

/** A text as CSS content. */
const quoted = (text: string): string => `"${text.replace(/["\\\n]/g, ' ')}"`;

/** What stands in the margins of each printed page: the form's code, and the number of the page. */
export const PaperPageStyle = createGlobalStyle<{ $running: string }>`
  ${media.print} {
    @page {
      margin: 20mm 16mm 18mm;
      @top-left {
        color: #47536b;
        content: ${({ $running }) => quoted($running)};
        font: 8.5pt sans-serif;
      }
      @bottom-right {
        color: #47536b;
        content: "Halaman " counter(page) " dari " counter(pages);
        font: 8.5pt sans-serif;
      }
    }
  }
`;
