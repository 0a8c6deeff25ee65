import { useRef, useState } from 'react';
import type { Exam } from '../../../domain/exam/exam.ts';
import { useAlerts } from '../../alerts/alerts-view.ts';
import { useExamChanges, useStartExam } from '../exam-data.ts';

/**
 * Starts an exam by the press of a button: once, also when the reply is lost or another tab was faster, for then the exam as the
 * server has it now takes the place of an error.
 */
export const useStart = (exam: Exam, user: string) => {
  const start = useStartExam();
  const { ask } = useExamChanges();
  const { failed } = useAlerts();
  const [busy, setBusy] = useState(false);
  const starting = useRef(false);

  /** Whether the exam has moved on; the page shows it as it is by then. */
  const hasMovedOn = async (): Promise<boolean> => {
    const now = await ask(exam).catch(() => undefined);
    return now !== undefined && now.status !== 'ready';
  };
  const press = async (): Promise<void> => {
    if (starting.current) return;
    starting.current = true;
    setBusy(true);
    try {
      await start(exam, user);
    } catch (error) {
      if (!(await hasMovedOn())) failed(error);
    }
    starting.current = false;
    setBusy(false);
  };
  return { busy, start: (): void => void press() };
};
