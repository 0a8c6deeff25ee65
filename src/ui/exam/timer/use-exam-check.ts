import { useState } from 'react';
import type { Exam } from '../../../domain/exam/exam.ts';
import { useAlerts } from '../../alerts/alerts-view.ts';
import { useExamChanges } from '../exam-data.ts';

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
  const [seen, setSeen] = useState<Exam['status'] | null>(null);
  const check = async () => {
    setBusy(true);
    setSeen(null);
    try {
      setSeen((await ask(exam))?.status ?? null);
    } catch (error) {
      failed(error);
    }
    setBusy(false);
  };
  return { busy, unchanged: seen === exam.status, check: () => void check() };
};
