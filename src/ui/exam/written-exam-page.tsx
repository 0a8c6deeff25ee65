import { decodeTrxId } from '../../domain/assessment/trx-id.ts';
import type { Exams } from '../../domain/exam/exam.ts';
import { FormQuery } from '../assessment/public/form-page/form-query.tsx';
import { OfAssessment } from '../assessment/public/form-page/of-assessment.tsx';
import type { PageProps } from '../core/route.tsx';
import { useExams } from './exam-data.ts';
import { ExamPage } from './exam-page.tsx';
import { ExamMissing } from './list/exam-missing.tsx';
import { UnknownExamPage } from './list/unknown-exam.tsx';
import { Moved } from './moved.tsx';
import { examsAddress } from './public/exam-address.ts';

type Args = { readonly type?: string; readonly trxid?: string };

/** Without a type in the address: the only written exam, or the list of exams if there are more. */
const WrittenExamPage = ({ args: { type, trxid }, title }: PageProps<Args>) => {
  const isType = type === undefined && trxid !== undefined && decodeTrxId(trxid) === null; // a type that is unknown here
  return (
    <OfAssessment trxid={isType ? undefined : trxid} title={title}>
      {(trxId) => <Written key={trxId} trxId={trxId} title={title} type={type} />}
    </OfAssessment>
  );
};

interface WrittenProps {
  readonly trxId: string;
  readonly title: string;
  readonly type: string | undefined;
}

const Written = ({ trxId, title, type }: WrittenProps) => (
  <FormQuery query={useExams(trxId)} title={title} trxId={trxId} skeleton="exam">
    {(all) => <Chosen all={all} title={title} type={type} />}
  </FormQuery>
);

const Chosen = ({ all, title, type }: { readonly all: Exams } & Pick<WrittenProps, 'title' | 'type'>) => {
  const written = all.exams.filter(({ kind }) => kind === 'written');
  const [first, ...more] = type === undefined ? written : written.filter((exam) => exam.type === type);
  const unknown = all.unknown?.find((exam) => exam.kind === 'written' && (type === undefined || exam.type === type));
  if (!first && unknown) return <UnknownExamPage all={all} exam={unknown} />;
  if (!first) return <ExamMissing title={title} trxId={all.trxId} />;
  if (type === undefined && more.length > 0) return <Moved to={examsAddress(all.trxId)} />;
  return <ExamPage key={first.id} all={all} exam={first} />;
};

export default WrittenExamPage;
