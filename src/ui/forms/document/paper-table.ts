import { styled } from 'styled-components';
import { media } from '../../kit/theme/media.ts';
import { color, fontSize, fontWeight, space } from '../../kit/theme/theme.ts';

export const PaperTable = styled.table`
  border-collapse: collapse;
  font-size: ${fontSize.small};
  inline-size: 100%;

  caption {
    font-size: ${fontSize.body};
    font-weight: ${fontWeight.bold};
    padding-block-end: ${space(2)};
    text-align: start;
  }

  th,
  td {
    border: 1px solid ${color.borderControl};
    padding: ${space(1.5)} ${space(2.5)};
    text-align: start;
    vertical-align: top;
  }

  td {
    overflow-wrap: anywhere;
  }

  thead th {
    background: ${color.brandTint};
  }

  th {
    font-weight: ${fontWeight.semibold};
  }

  ul,
  ol {
    display: grid;
    gap: ${space(1)};
    padding-inline-start: ${space(4.5)};
  }

  ${media.print} {
    font-size: 9.5pt;

    tr {
      break-inside: avoid;
    }

    tbody > tr:first-child {
      break-before: avoid; /* keeps the table head and the first row on one page */
    }

    caption {
      break-after: avoid;
    }
  }
`;
