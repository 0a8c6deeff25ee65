import { OfAssessment } from '../assessment/public/form-page/of-assessment.tsx';
import type { PageProps } from '../core/route.tsx';
import { ExamOfKind } from './exam-of-kind.tsx';

const DemonstrationExamPage = ({ args, title }: PageProps<{ readonly trxid?: string }>) => (
  <OfAssessment trxid={args.trxid} title={title}>
    {(trxId) => <ExamOfKind key={trxId} trxId={trxId} title={title} kind="demonstration" />}
  </OfAssessment>
);

export default DemonstrationExamPage;
