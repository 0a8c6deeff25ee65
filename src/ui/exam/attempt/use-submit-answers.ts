import { useRef, useState } from 'react';
import { isRefusal } from '../../../application/api-failure.ts';
import type { RunningAttempt } from '../../../application/exam/attempt/running-attempt.ts';
import type { Exam } from '../../../domain/exam/exam.ts';
import { useAlerts } from '../../alerts/alerts-view.ts';
import { useExamChanges } from '../exam-data.ts';

export interface Submission {
  readonly busy: boolean;
  readonly unknown: boolean;
  readonly submit: () => void;
}

export const useSubmitExam = (exam: Exam, attempt: RunningAttempt): Submission => {
  const { store, ask } = useExamChanges();
  const { failed } = useAlerts();
  const [busy, setBusy] = useState(false);
  const [unknown, setUnknown] = useState(false);
  const sending = useRef(false);

  const send = async (): Promise<void> => {
    const outcome = await attempt.submit();
    setUnknown(outcome.kind === 'unknown');
    if ('error' in outcome) {
      failed(outcome.error);
      if (isRefusal(outcome.error)) void ask(exam).catch(() => undefined);
      return;
    }
    await store({ ...exam, status: 'submitted', receipt: outcome.receipt });
  };
  const press = async (): Promise<void> => {
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    await send().catch(failed);
    sending.current = false;
    setBusy(false);
  };
  return { busy, unknown, submit: (): void => void press() };
};
