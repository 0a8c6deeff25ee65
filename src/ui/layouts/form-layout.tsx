import { BackToTimeline } from './back-to-timeline.tsx';
import { BarLayout } from './bar.tsx';
import type { LayoutProps } from './layout-props.ts';

export const FormLayout = ({ title, trxid, children }: LayoutProps) => (
  <BarLayout title={title} back={<BackToTimeline trxid={trxid} />}>
    {children}
  </BarLayout>
);
