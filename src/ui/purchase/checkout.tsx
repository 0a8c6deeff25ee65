import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Card } from '../components/card.tsx';
import { media } from '../theme/media.ts';
import { fontSize, space } from '../theme/theme.ts';

const Columns = styled.div`
  align-items: start;
  display: grid;
  gap: ${space(6)};
  grid-template-columns: minmax(0, 1fr) 22rem;

  ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Side = styled.aside`
  inset-block-start: ${space(6)};
  position: sticky;

  ${media.mobile} {
    position: static;
  }
`;

const Main = styled.div`
  display: grid;
  gap: ${space(6)};
  grid-template-columns: minmax(0, 1fr);
`;

const Panel = styled(Card)`
  display: grid;
  gap: ${space(4)};

  h2 {
    font-size: ${fontSize.lead};
  }

  /* Too narrow for names and values beside each other. */
  dl,
  dl > div {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** What there is to decide, and beside it (below it on small screens) what it comes to and the way on. */
export const Checkout = (props: { children: ReactNode; sideLabel: string; side: ReactNode }) => (
  <Columns>
    <Main>{props.children}</Main>
    <Side aria-label={props.sideLabel}>
      <Panel $highlighted>{props.side}</Panel>
    </Side>
  </Columns>
);
