import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Container } from '../../kit/components/layout/container.tsx';
import { media } from '../../kit/theme/media.ts';
import { space } from '../../kit/theme/theme.ts';

export const mainId = 'konten';

/** At least as high as the window, so that late content does not move a visible footer. */
const Main = styled.main`
  flex: 1;
  min-block-size: 100vh;
  padding-block: ${space(10)} ${space(16)};

  &:focus {
    outline: none;
  }

  ${media.phone} {
    padding-block: ${space(6)} ${space(12)};
  }

  ${media.print} {
    min-block-size: 0;
    padding-block: 0;
  }
`;

export const MainArea = ({ children, narrow = false }: { children: ReactNode; narrow?: boolean }) => (
  <Main id={mainId} tabIndex={-1}>
    <Container $narrow={narrow}>{children}</Container>
  </Main>
);
