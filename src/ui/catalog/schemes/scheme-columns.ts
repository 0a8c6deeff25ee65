import { styled } from 'styled-components';
import { media } from '../../kit/theme/media.ts';
import { space } from '../../kit/theme/theme.ts';

/** A grid of three parts: the beginning, the purchase and the rest. Small windows show the purchase between the others, wide ones beside them. */
export const SchemeColumns = styled.div`
  align-items: start;
  display: grid;
  column-gap: ${space(10)};
  grid-template-columns: minmax(0, 1fr) 21rem;
  grid-template-rows: auto 1fr;
  row-gap: ${space(6)};

  min-block-size: 100dvh; /* keeps the footer below the first screen, so that it does not jump */

  > [data-part='purchase'] {
    grid-column: 2;
    grid-row: 1 / span 2;
  }

  ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: auto auto 1fr;
    

    > [data-part='purchase'] {
      grid-column: 1;
      grid-row: auto;
    }
  }
`;
