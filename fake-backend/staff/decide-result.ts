import { assessedScheme, carriedInto } from '../assessed-units.ts';
import type { Backend } from '../backend.ts';
import type { ReassessmentRow } from '../database/form-rows.ts';
import { type AssessorSeed, assessorOf, assessors } from '../database/seed/assessors.ts';
import { plansOf } from '../questions/plans-of.ts';
import { newResult, reassessedResult, type UnitDecision } from '../rules/result.ts';
import { ago } from '../wib-time.ts';
import { advance, demandMove, stagesOf } from './advance.ts';

export interface ResultDecision {
  readonly units: readonly UnitDecision[];
  readonly note?: string | null;
}

export const openReassessment = (backend: Backend, trxId: string): ReassessmentRow | null => {
  const result = stagesOf(backend, trxId).find(({ name }) => name === 'result');
  if (result?.status !== 'open' || result.waiting_for !== 'assessor') return null;
  return backend.db.appeals.get(trxId)?.answer?.reassessment ?? null;
};

export const otherAssessors = ({ db }: Backend, trxId: string): readonly AssessorSeed[] => {
  const schedule = db.schedules.get(db.transactions.get(trxId)?.schedule_id ?? '');
  return schedule ? assessors.filter((assessor) => assessor !== assessorOf(schedule)) : [];
};

/**
 * Decides a finished exam or a reassessment. Throws a RangeError if there is no such assessment or unit, or if the stage does not allow it.
 */
export const decideResult = (backend: Backend, trxId: string, { units, note = null }: ResultDecision): void => {
  const { db, clock } = backend;
  const transaction = db.transactions.get(trxId);
  const scheme = assessedScheme(backend, transaction);
  if (!transaction || !scheme) throw new RangeError(`${trxId}: there is no such assessment`);
  const [again, before] = [openReassessment(backend, trxId), db.results.get(trxId)];
  for (const { code } of units) {
    const known = again ? again.units.includes(code) : scheme.units.some((unit) => unit.code === code);
    if (!known) throw new RangeError(`${code}: no unit of this ${again ? 'reassessment' : 'scheme'}`);
  }
  const decidedAt = ago(clock.now(), 0);
  const result =
    again && before
      ? reassessedResult(before, again, { units, note, decidedAt })
      : newResult({
          id: trxId,
          scheme,
          plans: plansOf(scheme),
          units,
          carried: carriedInto(backend, transaction),
          note,
          decidedAt,
        });
  const event = `${again ? 'reassessment' : 'exam'}.${result.competent ? 'pass' : 'fail'}` as const;
  demandMove(backend, transaction, event);
  db.results.put(result);
  advance(backend, transaction, event);
};

export interface AppealAnswer {
  readonly granted: boolean;
  readonly text: string;
  readonly units: readonly string[];
  readonly assessor: string | null;
}

const reassessmentOf = (backend: Backend, trxId: string, { units, assessor }: AppealAnswer): ReassessmentRow => {
  const lacking = backend.db.results.get(trxId)?.units.filter(({ competent }) => !competent) ?? [];
  const unknown = units.find((code) => !lacking.some((unit) => unit.code === code));
  if (unknown !== undefined) throw new RangeError(`${unknown}: no unit that is not yet competent`);
  if (units.length === 0) throw new RangeError('units: a unit to assess again is wanted');
  const other = otherAssessors(backend, trxId).find(({ registration }) => registration === assessor);
  if (!other) throw new RangeError('assessor: another assessor than before is wanted');
  return { units: [...units], assessor: other.registration };
};

/**
 * Answers an appeal. If the appeal is granted, another assessor reassesses units; until then the result stays. Throws a RangeError for an
 * invalid answer, or when no appeal waits.
 */
export const answerAppeal = (backend: Backend, trxId: string, answer: AppealAnswer): void => {
  const { db, clock } = backend;
  const { granted } = answer;
  const text = answer.text.trim();
  const [transaction, appeal] = [db.transactions.get(trxId), db.appeals.get(trxId)];
  if (!transaction || !appeal) throw new RangeError(`${trxId}: no appeal was sent`);
  if (text === '') throw new RangeError('text: an answer is wanted');
  const event = granted ? 'appeal.grant' : 'appeal.reject';
  demandMove(backend, transaction, event);
  const reassessment = granted ? reassessmentOf(backend, trxId, answer) : null;
  db.appeals.put({ ...appeal, answer: { granted, text, at: ago(clock.now(), 0), reassessment } });
  advance(backend, transaction, event);
};
