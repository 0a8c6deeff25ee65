import { styled } from 'styled-components';
import { Card } from '../components/layout/card.tsx';
import { fontSize, space } from '../theme/theme.ts';

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

  /* there from the beginning, so that what comes is said */
  > [role='status']:empty {
    position: absolute; /* without a gap of its own */
  }
`;
