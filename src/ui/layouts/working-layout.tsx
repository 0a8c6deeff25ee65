import { DashboardLayout } from './dashboard-layout.tsx';
import { DocumentLayout } from './document-layout.tsx';
import { ExamLayout } from './exam-layout.tsx';
import { FormLayout } from './form-layout.tsx';
import type { LayoutProps, WorkingLayoutName } from './layout-props.ts';
import { TransactionLayout } from './transaction-layout.tsx';

const layouts = {
  dashboard: DashboardLayout,
  document: DocumentLayout,
  exam: ExamLayout,
  form: FormLayout,
  transaction: TransactionLayout,
} as const satisfies Record<WorkingLayoutName, unknown>;

const WorkingLayout = ({ name, ...props }: LayoutProps & { name: WorkingLayoutName }) => {
  const Frame = layouts[name];
  return <Frame {...props} />;
};

export default WorkingLayout;
