import type { ReactNode } from 'react';
import { SkipLink } from '../components/navigation/skip-link.tsx';
import { Footer } from './footer.tsx';
import { Frame } from './frame.ts';
import { Header } from './header.tsx';
import { MainArea, mainId } from './main-area.tsx';

export const DefaultLayout = ({ children }: { children: ReactNode }) => (
  <Frame>
    <SkipLink target={mainId} />
    <Header />
    <MainArea>{children}</MainArea>
    <Footer />
  </Frame>
);
