import type { ExamKind } from '../../domain/exam/exam.ts';
import { isHandedIn } from '../../domain/exam/next-exam.ts';
import { FormQuery } from '../assessment/public/form-page/form-query.tsx';
import { useExams } from './exam-data.ts';
import { ExamPage } from './exam-page.tsx';
import { ExamMissing } from './list/exam-missing.tsx';
import { UnsentUploads } from './practical/unsent-uploads.tsx';
import { isByUploads } from './public/exam-kinds.ts';

export interface ExamOfKindProps {
  readonly trxId: string;
  readonly title: string;
  /** An assessment has at most one exam of each of these kinds. */
  readonly kind: Exclude<ExamKind, 'written'>;
}

export const ExamOfKind = ({ trxId, title, kind }: ExamOfKindProps) => (
  <FormQuery query={useExams(trxId)} title={title} trxId={trxId} skeleton="exam">
    {(all) => {
      const exam = all.exams.find((each) => each.kind === kind);
      if (!exam) return <ExamMissing title={title} trxId={trxId} />;
      return (
        <>
          {isByUploads(exam) && isHandedIn(exam) && <UnsentUploads exam={exam} />}
          <ExamPage key={exam.id} all={all} exam={exam} />
        </>
      );
    }}
  </FormQuery>
);
