import { useRef, useState } from 'react';
import { isRefusal } from '../../../application/api-failure.ts';
import type { RunningAttempt, SubmitOutcome } from '../../../application/exam/attempt/running-attempt.ts';
import type { Exam } from '../../../domain/exam/exam.ts';
import { useAlerts } from '../../core/alerts/alerts-view.ts';
import { useExamChanges } from '../exam-data.ts';

type Blocked = Extract<SubmitOutcome, { readonly kind: 'blocked' }>;

export interface Submission {
  readonly busy: boolean;
  readonly unknown: boolean;
  /** Some answers, known or suspected, block the others. */
  readonly blocked: Blocked | null;
  readonly submit: () => void;
  readonly submitWithout: (questionIds: readonly string[]) => void;
}

export const useSubmitExam = (exam: Exam, attempt: RunningAttempt): Submission => {
  const { store, ask } = useExamChanges();
  const { failed } = useAlerts();
  const [busy, setBusy] = useState(false);
  const [unknown, setUnknown] = useState(false);
  const [blocked, setBlocked] = useState<Blocked | null>(null);
  const sending = useRef(false);

  const send = async (leftOut: readonly string[]): Promise<void> => {
    const outcome = await attempt.submit(leftOut);
    setUnknown(outcome.kind === 'unknown');
    setBlocked(outcome.kind === 'blocked' ? outcome : null);
    if (outcome.kind === 'blocked') return;
    if ('error' in outcome) {
      failed(outcome.error);
      if (isRefusal(outcome.error)) void ask(exam).catch(() => undefined);
      return;
    }
    await store({ ...exam, status: 'submitted', receipt: outcome.receipt });
  };
  const press = async (leftOut: readonly string[] = []): Promise<void> => {
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    await send(leftOut).catch(failed);
    sending.current = false;
    setBusy(false);
  };
  return { busy, unknown, blocked, submit: () => void press(), submitWithout: (ids) => void press(ids) };
};
