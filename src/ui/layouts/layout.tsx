import type { ReactNode } from 'react';
import { lazyComponent } from '../lazy-component.ts';
import type { PathArgs } from '../paths.ts';
import { DefaultLayout } from './default-layout.tsx';
import type { LayoutName } from './layout-props.ts';

/** Everything but the layout of the public pages comes with the first page that needs it. */
const WorkingLayout = lazyComponent(() => import('./working-layout.tsx'));

/** One of the six layouts of specification 2 around a page. */
export const Layout = (props: { name: LayoutName; title: string; args: PathArgs; children: ReactNode }) => {
  const { name, title, args, children } = props;
  if (name === 'default') return <DefaultLayout>{children}</DefaultLayout>;
  return (
    <WorkingLayout name={name} title={title} trxid={args.trxid}>
      {children}
    </WorkingLayout>
  );
};
