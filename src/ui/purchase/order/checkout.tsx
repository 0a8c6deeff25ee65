import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { Card } from '../../components/layout/card.tsx';
import { media } from '../../theme/media.ts';
import { fontSize, space } from '../../theme/theme.ts';

/** Beside a menu there is less room: the facts stand under their names. */
const besideMenu = css`
  ${media.belowWide} {
    grid-template-columns: minmax(0, 1fr) 19rem;

    dl,
    dl > div {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

const Columns = styled.div<{ $sideFirst: boolean }>`
  align-items: start;
  display: grid;
  gap: ${space(6)};
  grid-template-columns: minmax(0, 1fr) 22rem;
  ${({ $sideFirst }) => $sideFirst && besideMenu}

  ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Side = styled.aside`
  grid-column: 2;
  grid-row: 1;
  inset-block-start: ${space(6)};
  position: sticky;

  ${media.mobile} {
    grid-area: auto;
    position: static;
  }
`;

const Main = styled.div`
  display: grid;
  gap: ${space(6)};
  grid-column: 1;
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

export interface CheckoutProps {
  readonly children: ReactNode;
  readonly sideLabel: string;
  readonly side: ReactNode;
  /** On small screens the side comes first: for a page of the dashboard whose next step is there. */
  readonly sideFirst?: boolean;
}

/** What there is to decide, and beside it (below it on small screens) what it comes to and the way on. */
export const Checkout = ({ children, sideLabel, side, sideFirst = false }: CheckoutProps) => {
  const beside = (
    <Side aria-label={sideLabel}>
      <Panel $highlighted>{side}</Panel>
    </Side>
  );
  return (
    <Columns $sideFirst={sideFirst}>
      {sideFirst && beside}
      <Main>{children}</Main>
      {!sideFirst && beside}
    </Columns>
  );
};
