import { useState } from 'react';
import type { Exam } from '../../domain/exam/exam.ts';
import { useAlerts } from '../alerts/alerts-view.ts';
import { useExamChanges } from './exam-data.ts';

interface ExamCheck {
  readonly busy: boolean;
  /** The last one has found the exam as it was. */
  readonly unchanged: boolean;
  readonly check: () => void;
}

/** Asks for an exam as it is now, because somebody wants to know. */
export const useExamCheck = (exam: Exam): ExamCheck => {
  const { ask } = useExamChanges();
  const { failed } = useAlerts();
  const [busy, setBusy] = useState(false);
  const [unchanged, setUnchanged] = useState(false);
  const check = async () => {
    setBusy(true);
    setUnchanged(false);
    try {
      setUnchanged((await ask(exam))?.status === exam.status);
    } catch (error) {
      failed(error);
    }
    setBusy(false);
  };
  return { busy, unchanged, check: () => void check() };
};
