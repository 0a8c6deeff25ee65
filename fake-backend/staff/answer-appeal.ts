import type { Backend } from '../backend.ts';
import { ago } from '../database/seed/wib-time.ts';
import { appealedResult } from '../rules/result.ts';
import { advance, refusalOf } from './advance.ts';

export interface AppealAnswer {
  readonly granted: boolean;
  /** What the candidate reads. */
  readonly text: string;
}

/** The certification body answers an appeal; a granted one changes the result. Throws a RangeError where the stage does not allow it. */
export const answerAppeal = (backend: Backend, trxId: string, { granted, text }: AppealAnswer): void => {
  const { db, clock } = backend;
  const [transaction, appeal, result] = [db.transactions.get(trxId), db.appeals.get(trxId), db.results.get(trxId)];
  if (!transaction || !appeal || !result) throw new RangeError(`${trxId}: no appeal was sent`);
  if (text.trim() === '') throw new RangeError('text: an answer is wanted');
  const event = granted ? 'appeal.grant' : 'appeal.reject';
  const refusal = refusalOf(backend, transaction, event);
  if (refusal) throw new RangeError(`${trxId}: ${refusal.message}`);
  const at = ago(clock.now(), 0);
  db.appeals.put({ ...appeal, answer: { granted, text: text.trim(), at } });
  if (granted) db.results.put(appealedResult(result, at));
  advance(backend, transaction, event);
};
