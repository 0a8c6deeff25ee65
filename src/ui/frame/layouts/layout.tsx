import type { ReactNode } from 'react';
import { lazyComponent } from '../../core/lazy-component.ts';
import { MainArea, mainId } from '../../core/page/main-area.tsx';
import type { PathArgs } from '../../core/paths.ts';
import { SkipLink } from '../../kit/components/navigation/skip-link.tsx';
import { Footer } from './footer.tsx';
import { Frame } from './frame.ts';
import { Header } from './header.tsx';
import type { LayoutName } from './layout-props.ts';

const WorkingLayout = lazyComponent(() => import('./working-layout.tsx'));

export const layoutReady = async (name: LayoutName = 'default'): Promise<void> => {
  if (name !== 'default') await WorkingLayout.preload();
};

export const Layout = (props: { name: LayoutName; title: string; args: PathArgs; children: ReactNode }) => {
  const { name, title, args, children } = props;
  if (name === 'default') return <DefaultLayout>{children}</DefaultLayout>;
  return (
    <WorkingLayout name={name} title={title} trxid={args.trxid}>
      {children}
    </WorkingLayout>
  );
};

export const DefaultLayout = ({ children }: { children: ReactNode }) => (
  <Frame>
    <SkipLink target={mainId} />
    <Header />
    <MainArea>{children}</MainArea>
    <Footer />
  </Frame>
);
