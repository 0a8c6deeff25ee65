import { useState } from 'react';
import { styled } from 'styled-components';
import type { RunningAttempt } from '../../application/exam/attempt/running-attempt.ts';
import { type Exam, type Exams, isWaiting } from '../../domain/exam/exam.ts';
import { isHandedIn } from '../../domain/exam/next-exam.ts';
import { lazyComponent } from '../core/lazy-component.ts';
import { usePageTitle } from '../core/page/page-title.ts';
import { usePartFocus } from '../core/page/use-part-focus.ts';
import { useServices } from '../core/services.tsx';
import { useSession } from '../core/session/session-view.ts';
import { Skeleton } from '../kit/components/feedback/skeleton.tsx';
import { attemptName, openAttemptOf } from './attempt/open-attempts.ts';
import { ExamLocked } from './list/exam-locked.tsx';
import { ExamRunning } from './list/exam-running.tsx';
import { ExamStart } from './list/exam-start.tsx';
import { LeftBehind } from './list/left-behind.tsx';
import { useLeftAnswers } from './list/use-left-answers.ts';
import { examName } from './public/exam-kinds.ts';

const ExamReceiptPage = lazyComponent(() => import('./receipt/exam-receipt-page.tsx'), <Skeleton name="exam" />);

const AsWideAsReceipt = styled.div`
  margin-inline: auto;
  max-inline-size: 56rem;
`;

type Part = 'locked' | 'start' | 'attempt' | 'receipt';

const partOf = (exam: Exam): Part => {
  if (isHandedIn(exam)) return 'receipt';
  if (isWaiting(exam)) return 'locked';
  return exam.status === 'running' ? 'attempt' : exam.status === 'ready' ? 'start' : 'locked';
};

export interface ExamPageProps {
  readonly all: Exams;
  readonly exam: Exam;
}

export const ExamPage = ({ all, exam }: ExamPageProps) => {
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

interface EndedProps extends ExamPageProps {
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
      <AsWideAsReceipt>{left}</AsWideAsReceipt>
      <ExamReceiptPage all={all} exam={exam} attempt={attempt} proven={answers === null} justNow={justNow} />
    </>
  );
};
