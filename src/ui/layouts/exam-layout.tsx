import { BackToTimeline } from './back-to-timeline.tsx';
import { BarLayout } from './bar.tsx';
import type { LayoutProps } from './layout-props.ts';

/** An exam: a way back; the countdown takes its place beside the title with the exams themselves. */
export const ExamLayout = ({ title, trxid, children }: LayoutProps) => (
  <BarLayout title={title} back={<BackToTimeline trxid={trxid} />}>
    {children}
  </BarLayout>
);
