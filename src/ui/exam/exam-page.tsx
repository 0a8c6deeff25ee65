import { useState } from 'react';
import { styled } from 'styled-components';
import type { RunningAttempt } from '../../application/exam/attempt/running-attempt.ts';
import { decodeTrxId } from '../../domain/assessment/trx-id.ts';
import { type Exam, type ExamKind, type Exams, isHeld, isWaiting } from '../../domain/exam/exam.ts';
import { isHandedIn } from '../../domain/exam/next-exam.ts';
import { FormQuery } from '../assessment/public/form-page/form-query.tsx';
import { OfAssessment } from '../assessment/public/form-page/of-assessment.tsx';
import { statusText } from '../core/failure-text.ts';
import { lazyComponent } from '../core/lazy-component.ts';
import { useAddressSearch } from '../core/page/address-search.ts';
import { usePageTitle } from '../core/page/page-title.ts';
import { usePartFocus } from '../core/page/use-part-focus.ts';
import type { PageProps } from '../core/route.tsx';
import { useServices } from '../core/services.tsx';
import { useSession } from '../core/session/session-view.ts';
import { InZone } from '../core/zone-context.ts';
import { LinkButton } from '../kit/components/button/link-button.tsx';
import { EmptyState } from '../kit/components/feedback/empty-state.tsx';
import { Skeleton } from '../kit/components/feedback/skeleton.tsx';
import { PageHeading } from '../kit/components/layout/page-heading.tsx';
import { ExamRunning } from './attempt/attempt-page.tsx';
import { attemptName, openAttemptOf } from './attempt/open-attempts.ts';
import { useExams } from './exam-data.ts';
import { ExamLocked } from './list/exam-locked.tsx';
import { ExamStart } from './list/exam-start.tsx';
import { LeftBehind } from './list/left-behind.tsx';
import { UnknownExamPage } from './list/unknown-exam.tsx';
import { useLeftAnswers } from './list/use-left-answers.ts';
import { Moved } from './moved.tsx';
import { UnsentUploads } from './practical/unsent-uploads.tsx';
import { examsAddress, ordinalIn } from './public/exam-address.ts';
import { examName, isByUploads } from './public/exam-kinds.ts';

const ExamReceiptPage = lazyComponent(() => import('./receipt/exam-receipt-page.tsx'), <Skeleton name="exam" />);

type Args = { readonly kind: ExamKind; readonly type?: string; readonly trxid?: string };

/** The page of every kind of exam; only a written one has a type. */
const ExamPage = ({ args: { kind, type, trxid }, title }: PageProps<Args>) => {
  // one word behind /written that is no assessment is a type that is unknown here
  const isType = kind === 'written' && type === undefined && trxid !== undefined && decodeTrxId(trxid) === null;
  return (
    <OfAssessment trxid={isType ? undefined : trxid} title={title}>
      {(trxId) => <ExamsOf key={trxId} trxId={trxId} title={title} kind={kind} type={type} />}
    </OfAssessment>
  );
};

interface Wanted {
  readonly title: string;
  readonly kind: ExamKind;
  readonly type: string | undefined;
}

const ExamsOf = ({ trxId, ...wanted }: Wanted & { readonly trxId: string }) => (
  <FormQuery query={useExams(trxId)} title={wanted.title} trxId={trxId} skeleton="exam">
    {(all) => (
      <InZone value={all.day?.zone}>
        <Chosen all={all} {...wanted} />
      </InZone>
    )}
  </FormQuery>
);

/** Without a type in the address: the only exam of its kind, or the list of exams if there are more of other types. */
const Chosen = ({ all, title, kind, type }: Wanted & { readonly all: Exams }) => {
  const ordinal = ordinalIn(useAddressSearch());
  const isWanted = (exam: { readonly kind: string | null; readonly type: string | null }) =>
    exam.kind === kind && (type === undefined || exam.type === type);
  const [exam, ...more] = all.exams.filter((each) => isWanted(each) && each.ordinal === ordinal);
  const unknown = all.unknown?.find(isWanted);
  if (!exam && unknown) return <UnknownExamPage all={all} exam={unknown} />;
  if (!exam) return <ExamMissing title={title} trxId={all.trxId} />;
  if (type === undefined && exam.type !== null && more.length > 0) return <Moved to={examsAddress(all.trxId)} />;
  return <ExamOf key={exam.id} all={all} exam={exam} />;
};

const ExamMissing = ({ title, trxId }: { readonly title: string; readonly trxId: string }) => (
  <>
    <PageHeading title={title} />
    <EmptyState title={statusText(404)} action={<LinkButton to={examsAddress(trxId)}>Lihat daftar ujian</LinkButton>}>
      Asesmen Anda tidak memuat ujian ini. Ujian yang perlu Anda kerjakan ada di daftar ujian.
    </EmptyState>
  </>
);

const AsWideAsReceipt = styled.div`
  margin-inline: auto;
  max-inline-size: 56rem;
`;

type Part = 'locked' | 'start' | 'attempt' | 'receipt';

const partOf = (exam: Exam): Part => {
  if (isHandedIn(exam)) return 'receipt';
  if (isHeld(exam)) return 'start';
  if (isWaiting(exam)) return 'locked';
  return exam.status === 'running' ? 'attempt' : exam.status === 'ready' ? 'start' : 'locked';
};

interface ExamOfProps {
  readonly all: Exams;
  readonly exam: Exam;
}

const ExamOf = ({ all, exam }: ExamOfProps) => {
  const user = useSession().candidate?.id;
  const services = useServices();
  // keeps the attempt after the end of the exam, because its log is shown and it may still send answers in the background
  const [last, setLast] = useState<RunningAttempt | null>(() => openAttemptOf(services, exam, user));
  const part = partOf(exam);
  const [opened] = useState(part);
  usePageTitle([examName(exam), all.scheme.title].filter(Boolean).join(': '));
  usePartFocus(part);
  if (user === undefined) return null;
  if (part === 'attempt')
    return <ExamRunning key={attemptName(exam, user)} all={all} exam={exam} user={user} onOpen={setLast} />;
  if (part === 'start') return <ExamStart all={all} exam={exam} user={user} />;
  return (
    <Ended all={all} exam={exam} user={user} attempt={last} receipt={part === 'receipt'} justNow={opened !== part} />
  );
};

interface EndedProps extends ExamOfProps {
  readonly user: string;
  readonly attempt: RunningAttempt | null;
  readonly receipt: boolean;
  readonly justNow: boolean;
}

const Ended = ({ all, exam, user, attempt, receipt, justNow }: EndedProps) => {
  const answers = useLeftAnswers(exam, user, attempt);
  const left = answers && <LeftBehind exam={exam} left={answers} attempt={attempt} />;
  if (!receipt) return <ExamLocked all={all} exam={exam} left={left} />;
  return (
    <>
      {isByUploads(exam) && <UnsentUploads exam={exam} />}
      <AsWideAsReceipt>{left}</AsWideAsReceipt>
      <ExamReceiptPage all={all} exam={exam} attempt={attempt} proven={answers === null} justNow={justNow} />
    </>
  );
};

export default ExamPage;
