import type { Backend } from '../backend.ts';
import { ago } from '../database/seed/wib-time.ts';
import { newResult, type UnitDecision } from '../rules/result.ts';
import { advance, refusalOf } from './advance.ts';

export interface ResultDecision {
  /** Units that are not named are competent. */
  readonly units: readonly UnitDecision[];
  readonly note?: string | null;
}

/** The assessor decides a finished exam. Throws a RangeError for an unknown unit and where the stage does not allow it. */
export const decideResult = (backend: Backend, trxId: string, { units, note = null }: ResultDecision): void => {
  const { db, clock } = backend;
  const transaction = db.transactions.get(trxId);
  const scheme = db.schemes.get(transaction?.scheme_id ?? '');
  if (!transaction || !scheme) throw new RangeError(`${trxId}: there is no such assessment`);
  for (const { code } of units) {
    if (!scheme.units.some((unit) => unit.code === code)) throw new RangeError(`${code}: no unit of this scheme`);
  }
  const result = newResult({ id: trxId, scheme, units, note, decidedAt: ago(clock.now(), 0) });
  const event = result.competent ? 'exam.pass' : 'exam.fail';
  const refusal = refusalOf(backend, transaction, event);
  if (refusal) throw new RangeError(`${trxId}: ${refusal.message}`);
  db.results.put(result);
  advance(backend, transaction, event);
};
