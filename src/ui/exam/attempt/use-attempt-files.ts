import { deviceTokens } from '../../../application/device/tokens.ts';
import { emergencyCopyName } from '../../../application/exam/attempt/emergency-copy.ts';
import type { RunningAttempt } from '../../../application/exam/attempt/running-attempt.ts';
import { examAttemptTokens } from '../../../application/exam/attempt-tokens.ts';
import type { Exam, Exams } from '../../../domain/exam/exam.ts';
import type { ExamRecordFile } from '../../../domain/exam/exam-record.ts';
import type { ReviewFacts } from '../../../domain/exam/review-facts.ts';
import { useAlerts } from '../../core/alerts/alerts-view.ts';
import { useServices } from '../../core/services.tsx';
import { examName } from '../public/exam-kinds.ts';
import { recordText } from '../public/record-text.ts';

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

const textsOf = ({ state }: RunningAttempt): Readonly<Record<string, string>> =>
  Object.fromEntries([...state.value.answers].map(([question, { value }]) => [question, value]));

/** Saves the record of this exam on this device. Resolves to false if there is none. `withTexts`: also the texts of the answers. */
export const useSaveRecord = (all: Exams, exam: Exam, user: string, attempt: RunningAttempt | null) => {
  const services = useServices();
  const save = useSaveText();
  return async (withTexts: boolean): Promise<boolean> => {
    const records = await services.resolve(examAttemptTokens.records);
    const entries = await records.read(exam, user);
    const { trxId, id, startedAt, receipt } = exam;
    const file: ExamRecordFile = {
      ...{ format: 'catatan-ujian-1', trxId, examId: id, title: examName(exam), scheme: all.scheme.title },
      ...{ candidate: all.candidate, startedAt, entries },
      receipt: receipt && { number: receipt.number, submittedAt: receipt.submittedAt, answered: receipt.answered },
      ...(withTexts && attempt && { answers: textsOf(attempt) }),
    };
    if (entries.length > 0)
      save(recordText(file), 'text/plain;charset=utf-8', fileName('catatan-ujian', trxId, `${id}.txt`));
    return entries.length > 0;
  };
};
