import { deviceTokens } from '../../../application/device/tokens.ts';
import { emergencyCopyName } from '../../../application/exam/attempt/emergency-copy.ts';
import type { RunningAttempt } from '../../../application/exam/attempt/running-attempt.ts';
import type { Exam, Exams } from '../../../domain/exam/exam.ts';
import type { ReviewFacts } from '../../../domain/exam/review-facts.ts';
import { useAlerts } from '../../core/alerts/alerts-view.ts';
import { useServices } from '../../core/services.tsx';
import { attemptLogText } from './attempt-log-text.ts';

/** Replaces all characters except letters, digits, `_`, `.` and `-`, because some file systems reject them. */
const fileName = (...parts: readonly string[]): string => parts.join('-').replaceAll(/[^\w.-]+/g, '-');

const useSaveText = () => {
  const services = useServices();
  const { failed } = useAlerts();
  return (text: string, type: string, name: string): void => {
    services
      .resolve(deviceTokens.fileSaver)
      .then((saver) => saver.save(new Blob([text], { type }), name))
      .catch(failed);
  };
};

export const useSaveCopy = (exam: Pick<Exam, 'trxId' | 'id'>) => {
  const save = useSaveText();
  return (copy: string): void => save(copy, 'application/json', emergencyCopyName(exam));
};

export const useSaveUnsent = (attempt: RunningAttempt, exam: Pick<Exam, 'trxId' | 'id'>) => {
  const save = useSaveCopy(exam);
  return (): void => save(attempt.unsentAnswers());
};

/** Saves refused answers as a text that anybody can read. */
export const useSaveRefused = (exam: Pick<Exam, 'trxId' | 'id'>, refused: ReviewFacts['refused']) => {
  const save = useSaveText();
  return (): void =>
    save(
      refused.map(({ question, value }) => `Soal ${question.no}\n\n${value}\n`).join('\n'),
      'text/plain;charset=utf-8',
      fileName('jawaban-tidak-diterima', exam.trxId, `${exam.id}.txt`),
    );
};

export const useSaveLog = (attempt: RunningAttempt, all: Exams, exam: Exam) => {
  const save = useSaveText();
  return (): void =>
    save(
      attemptLogText(all, exam, attempt.log()),
      'text/plain;charset=utf-8',
      fileName('log-ujian', exam.trxId, `${exam.id}.txt`),
    );
};
