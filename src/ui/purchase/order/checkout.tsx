import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { Card } from '../../kit/components/layout/card.tsx';
import { media } from '../../kit/theme/media.ts';
import { fontSize, space } from '../../kit/theme/theme.ts';

const Columns = styled.div<{ $sideFirst: boolean }>`
  align-items: start;
  display: flex;
  flex-flow: ${({ $sideFirst }) => ($sideFirst ? 'row-reverse' : 'row')} wrap;
  gap: ${space(6)};

  ${media.mobile} {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Side = styled.aside<{ $sideFirst: boolean }>`
  flex: 1 1 22rem;
  inset-block-start: ${space(6)};
  min-inline-size: 0;
  position: ${({ $sideFirst }) => ($sideFirst ? 'static' : 'sticky')}; /* a sticky side above the main content would cover it */

  ${media.belowWide} {
    flex-basis: ${({ $sideFirst }) => ($sideFirst ? '19rem' : '22rem')};
  }

  ${media.mobile} {
    position: static;
  }
`;

const besideMenu = css`
  ${media.belowWide} {
    dl,
    dl > div {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

const Main = styled.div<{ $sideFirst: boolean }>`
  display: grid;
  flex: 999 1 22rem;
  gap: ${space(6)};
  grid-template-columns: minmax(0, 1fr);
  min-inline-size: 0;
  ${({ $sideFirst }) => $sideFirst && besideMenu}
`;

const Panel = styled(Card)`
  display: grid;
  gap: ${space(4)};

  h2 {
    font-size: ${fontSize.lead};
  }

  /* its button stays in view */
  ${media.low} {
    gap: ${space(2.5)};
    padding: ${space(4)} ${space(5)};
  }

  /* The panel is too narrow for names and values side by side. */
  dl,
  dl > div {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export interface CheckoutProps {
  readonly children: ReactNode;
  readonly sideLabel: string;
  readonly side: ReactNode;
  readonly sideFirst?: boolean;
}

export const Checkout = ({ children, sideLabel, side, sideFirst = false }: CheckoutProps) => {
  const beside = (
    <Side $sideFirst={sideFirst} aria-label={sideLabel}>
      <Panel $highlighted>{side}</Panel>
    </Side>
  );
  return (
    <Columns $sideFirst={sideFirst}>
      {sideFirst && beside}
      <Main $sideFirst={sideFirst}>{children}</Main>
      {!sideFirst && beside}
    </Columns>
  );
};
