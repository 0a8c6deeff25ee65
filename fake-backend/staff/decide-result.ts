import { assessedScheme, carriedInto } from '../assessed-units.ts';
import type { Backend } from '../backend.ts';
import { appealedResult, newResult, type UnitDecision } from '../rules/result.ts';
import { ago } from '../wib-time.ts';
import { advance, demandMove } from './advance.ts';

export interface ResultDecision {
  /** Units that are not named are competent. */
  readonly units: readonly UnitDecision[];
  readonly note?: string | null;
}

/** The assessor decides a finished exam. Throws a RangeError for an unknown unit and where the stage does not allow it. */
export const decideResult = (backend: Backend, trxId: string, { units, note = null }: ResultDecision): void => {
  const { db, clock } = backend;
  const transaction = db.transactions.get(trxId);
  const scheme = assessedScheme(backend, transaction);
  if (!transaction || !scheme) throw new RangeError(`${trxId}: there is no such assessment`);
  for (const { code } of units) {
    if (!scheme.units.some((unit) => unit.code === code)) throw new RangeError(`${code}: no unit of this scheme`);
  }
  const result = newResult({
    id: trxId,
    scheme,
    units,
    carried: carriedInto(backend, transaction),
    note,
    decidedAt: ago(clock.now(), 0),
  });
  const event = result.competent ? 'exam.pass' : 'exam.fail';
  demandMove(backend, transaction, event);
  db.results.put(result);
  advance(backend, transaction, event);
};

interface AppealAnswer {
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
  demandMove(backend, transaction, event);
  const at = ago(clock.now(), 0);
  db.appeals.put({ ...appeal, answer: { granted, text: text.trim(), at } });
  if (granted) db.results.put(appealedResult(result, at));
  advance(backend, transaction, event);
};
