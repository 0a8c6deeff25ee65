import { useRef, useState } from 'react';
import { isRefusal } from '../../../application/api-failure.ts';
import type { RunningAttempt } from '../../../application/exam/attempt/running-attempt.ts';
import type { Exam } from '../../../domain/exam/exam.ts';
import { useAlerts } from '../../alerts/alerts-view.ts';
import { useExamChanges } from '../exam-data.ts';

export interface Submission {
  readonly busy: boolean;
  readonly unknown: boolean;
  /** The server refuses some answers, and takes the others. */
  readonly blocked: boolean;
  readonly submit: () => void;
  readonly submitOthers: () => void;
}

export const useSubmitExam = (exam: Exam, attempt: RunningAttempt): Submission => {
  const { store, ask } = useExamChanges();
  const { failed } = useAlerts();
  const [busy, setBusy] = useState(false);
  const [unknown, setUnknown] = useState(false);
  const [blocked, setBlocked] = useState(false);
  const sending = useRef(false);

  const send = async (withoutRefused: boolean): Promise<void> => {
    const outcome = await attempt.submit(withoutRefused);
    setUnknown(outcome.kind === 'unknown');
    setBlocked(outcome.kind === 'blocked');
    if (outcome.kind === 'blocked') return;
    if ('error' in outcome) {
      failed(outcome.error);
      if (isRefusal(outcome.error)) void ask(exam).catch(() => undefined);
      return;
    }
    await store({ ...exam, status: 'submitted', receipt: outcome.receipt });
  };
  const press = async (withoutRefused = false): Promise<void> => {
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    await send(withoutRefused).catch(failed);
    sending.current = false;
    setBusy(false);
  };
  return { busy, unknown, blocked, submit: () => void press(), submitOthers: () => void press(true) };
};
