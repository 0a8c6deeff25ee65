import { useState } from 'react';
import { type Exam, isHeld } from '../../../domain/exam/exam.ts';
import { useAlerts } from '../../core/alerts/alerts-view.ts';
import { useExamChanges } from '../exam-data.ts';

interface ExamCheck {
  readonly busy: boolean;
  readonly unchanged: boolean;
  readonly check: () => void;
}

const shownOf = (exam: Exam): string => `${exam.status} ${isHeld(exam)}`;

/** Asks the server for the exam; `unchanged` after a reply that changes nothing. */
export const useExamCheck = (exam: Exam): ExamCheck => {
  const { ask } = useExamChanges();
  const { failed } = useAlerts();
  const [busy, setBusy] = useState(false);
  const [seen, setSeen] = useState<string | null>(null);
  const check = async () => {
    setBusy(true);
    setSeen(null);
    try {
      const now = await ask(exam);
      setSeen(now ? shownOf(now) : null);
    } catch (error) {
      failed(error);
    }
    setBusy(false);
  };
  return { busy, unchanged: seen === shownOf(exam), check: () => void check() };
};
