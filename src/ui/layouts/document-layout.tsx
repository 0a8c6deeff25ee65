import { BackToTimeline } from './back-to-timeline.tsx';
import { BarLayout } from './bar.tsx';
import type { LayoutProps } from './layout-props.ts';

/** A document of an assessment: 'Dokumen {title}' (specification 2, Layouts). */
export const DocumentLayout = ({ title = 'APL 01', trxid, children }: Partial<LayoutProps>) => (
  <BarLayout title={`Dokumen ${title}`} back={<BackToTimeline trxid={trxid} />}>
    {children}
  </BarLayout>
);
