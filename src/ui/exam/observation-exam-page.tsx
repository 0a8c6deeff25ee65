import { OfAssessment } from '../assessment/public/form-page/of-assessment.tsx';
import type { PageProps } from '../core/route.tsx';
import { ExamOfKind } from './exam-of-kind.tsx';

const ObservationExamPage = ({ args, title }: PageProps<{ readonly trxid?: string }>) => (
  <OfAssessment trxid={args.trxid} title={title}>
    {(trxId) => <ExamOfKind key={trxId} trxId={trxId} title={title} kind="observation" />}
  </OfAssessment>
);

export default ObservationExamPage;
