import { styled } from 'styled-components';
import { MainArea, mainId } from '../../core/page/main-area.tsx';
import { useHydrated } from '../../core/page/use-hydrated.ts';
import { Container } from '../../kit/components/layout/container.tsx';
import { SkipLink } from '../../kit/components/navigation/skip-link.tsx';
import { color, layer, space } from '../../kit/theme/theme.ts';
import { BackToTimeline } from './back-to-timeline.tsx';
import { BarLayout } from './bar.tsx';
import { Brand } from './brand.tsx';
import { DashboardLayout } from './dashboard-layout.tsx';
import { ExamLayout } from './exam-layout.tsx';
import { Frame } from './frame.ts';
import { HeaderStrip } from './header-strip.tsx';
import type { LayoutProps, WorkingLayoutName } from './layout-props.ts';

const Bar = styled.header`
  background: ${color.brandStrong};
  color: ${color.onBrand};
  position: relative;
  z-index: ${layer.sticky};
  --focus: ${color.accent};
`;

const Row = styled(Container)`
  padding-block: ${space(3)};
`;

/** The header has only the logo (a link to home) and the strip: no menu that leads away from the steps (specification 2, Layouts). */
export const TransactionLayout = ({ children }: LayoutProps) => (
  <Frame translate="no">
    <SkipLink target={mainId} />
    <Bar data-print="hidden">
      <Row>
        <Brand />
      </Row>
      <HeaderStrip />
    </Bar>
    <MainArea>{children}</MainArea>
  </Frame>
);

export const FormLayout = ({ title, trxid, children }: LayoutProps) => (
  <BarLayout title={title} back={<BackToTimeline trxid={trxid} />}>
    {children}
  </BarLayout>
);

export const DocumentLayout = ({ title = 'APL 01', trxid, children }: Partial<LayoutProps>) => (
  <BarLayout title={`Dokumen ${title}`} back={<BackToTimeline trxid={trxid} ofDocument />}>
    {children}
  </BarLayout>
);

const layouts = {
  dashboard: DashboardLayout,
  document: DocumentLayout,
  exam: ExamLayout,
  form: FormLayout,
  transaction: TransactionLayout,
} as const satisfies Record<WorkingLayoutName, unknown>;

const WorkingLayout = ({ name, trxid, ...props }: LayoutProps & { name: WorkingLayoutName }) => {
  const Frame = layouts[name];
  const hydrated = useHydrated(); // hydration must match the prerendered HTML, which is the same for all arguments
  return <Frame {...props} trxid={hydrated ? trxid : undefined} />;
};

export default WorkingLayout;
