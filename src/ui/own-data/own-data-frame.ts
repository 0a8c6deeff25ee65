import { styled } from 'styled-components';
import { Card } from '../kit/components/layout/card.tsx';
import { fontSize, space } from '../kit/theme/theme.ts';

export const Part = styled(Card)`
  align-content: start;
  display: grid;
  gap: ${space(4)};
  grid-template-columns: minmax(0, 1fr);

  h2 {
    font-size: ${fontSize.lead};
  }

  ul {
    display: grid;
    gap: ${space(2)};
    list-style: disc;
    padding-inline-start: ${space(5)};
  }

  > button {
    justify-self: start;
  }

  /* The region exists from the beginning, so that screen readers announce its later content. */
  > [aria-live='polite']:empty {
    position: absolute; /* an empty region adds no gap */
  }
`;
