import { useSnapshot } from 'valtio';
import { useLocation } from 'wouter';
import type { RunningAttempt } from '../../../application/exam/attempt/running-attempt.ts';
import type { Exam } from '../../../domain/exam/exam.ts';
import type { ExamContent } from '../../../domain/exam/question.ts';
import { useAlertsView } from '../../core/alerts/alerts-view.ts';
import { useSession, useSessionView } from '../../core/session/session-view.ts';
import type { AskedBeforeLeaving } from '../../forms/use-ask-before-leaving.ts';
import { DemonstrationTimeOver } from '../practical/demonstration-time-over.tsx';
import { useUploadsLeft } from '../practical/demonstration-uploads.tsx';
import { timelineAddress } from '../public/exam-address.ts';
import { isByUploads } from '../public/exam-kinds.ts';
import { TimeOverDialog } from '../timer/time-over-dialog.tsx';
import { useSaveUnsent } from './use-attempt-files.ts';
import { useAttemptState } from './use-attempt-state.ts';
import type { Submission } from './use-submit-answers.ts';

interface AttemptEndProps {
  readonly exam: Exam;
  readonly content: ExamContent;
  readonly attempt: RunningAttempt;
  readonly submission: Submission;
  readonly leaving: AskedBeforeLeaving;
}

/** Opens only when no log-in, alert or leave dialog is open, because the user cannot close it. */
export const AttemptEnd = ({ exam, content, attempt, submission, leaving }: AttemptEndProps) => {
  const [, navigate] = useLocation();
  const view = useSessionView();
  const { expired } = useSession();
  const { open: alert } = useSnapshot(useAlertsView());
  const unsent = useAttemptState(attempt, 'unsent');
  const deviceOnly = useAttemptState(attempt, 'deviceOnly');
  const saveUnsent = useSaveUnsent(attempt, exam);
  const refused = useAttemptState(attempt, 'refused');
  const sessionOver = useAttemptState(attempt, 'sessionOver');
  const uploadsLeft = useUploadsLeft();
  if (expired || alert || leaving.asked) return null;
  const logIn = () => {
    view.expired = true;
  };
  return (
    <TimeOverDialog
      kind={exam.kind}
      submitAllowed={exam.submitAllowed}
      unsent={unsent}
      deviceOnly={deviceOnly}
      onSaveUnsent={saveUnsent}
      refused={refused}
      busy={submission.busy}
      onSubmit={submission.submit}
      onBack={() => leaving.ask(() => navigate(timelineAddress(exam.trxId)))}
      onLogIn={sessionOver ? logIn : null}
      unfinished={uploadsLeft}
    >
      {isByUploads(exam) && <DemonstrationTimeOver content={content} />}
    </TimeOverDialog>
  );
};
