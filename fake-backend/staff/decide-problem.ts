import type { Backend } from '../backend.ts';
import { ago } from '../wib-time.ts';
import { notify } from './notify.ts';

/** `trxId` is the number of the report. `minutes`: only with `time`. */
export interface DecideProblem {
  readonly type: 'decide-problem';
  readonly trxId: string;
  readonly decision: 'time' | 'void' | 'hint';
  readonly minutes: number;
  readonly text: string;
}

/**
 * Answers a report on a question while the exam runs or later, and tells the candidate. `extend` adds minutes to the reported exam. Throws
 * a RangeError when no such report is open, or when minutes cannot be added any more.
 */
export const decideProblem = (
  backend: Backend,
  { trxId: number, decision, minutes, text }: DecideProblem,
  extend: (trxId: string, examId: string) => void,
): void => {
  const { db, clock } = backend;
  const row = db.messages.get(number);
  if (!row?.problem || row.trx_id === null || row.answer !== null)
    throw new RangeError(`${number}: no report waits under this number`);
  if (decision === 'time') extend(row.trx_id, row.problem.question_id);
  db.messages.put({
    ...row,
    answer: text,
    answered_at: ago(clock.now(), 0),
    decision: { kind: decision, minutes: decision === 'time' ? minutes : null },
  });
  const information = `Asesor menjawab laporan ${number} tentang soal ujian. ${text}`.trim();
  notify(backend, { candidate_id: row.candidate_id ?? '', type: 'assessment', trxid: row.trx_id, information });
};
