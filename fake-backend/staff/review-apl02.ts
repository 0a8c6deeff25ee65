import type { Backend } from '../backend.ts';
import type { ReviewRowNote } from '../database/form-rows.ts';
import { assessorOf } from '../database/seed/assessors.ts';
import { ago } from '../database/seed/wib-time.ts';
import { advance, refusalOf } from './advance.ts';

export interface Apl02Decision {
  readonly decision: 'approve' | 'return' | 'reject';
  readonly note?: string | null;
  /** Targets are `element:{id}`. */
  readonly notes?: readonly ReviewRowNote[];
}

const statusOf = { approve: 'approved', return: 'returned', reject: 'rejected' } as const;

/** The assessor judges a submitted APL 02. Throws a RangeError where the stage does not allow it. */
export const reviewApl02 = (backend: Backend, trxId: string, judgement: Apl02Decision): void => {
  const { db, clock } = backend;
  const { decision, note = null, notes = [] } = judgement;
  const [row, transaction] = [db.apl02s.get(trxId), db.transactions.get(trxId)];
  const schedule = db.schedules.get(transaction?.schedule_id ?? '');
  if (!row || !transaction || !schedule) throw new RangeError(`${trxId}: no APL 02 was sent`);
  const event = `apl02.${decision}` as const;
  const refusal = refusalOf(backend, transaction, event);
  if (refusal) throw new RangeError(`${trxId}: ${refusal.message}`);
  const assessor = assessorOf(schedule);
  const at = ago(clock.now(), 0);
  const judged = decision !== 'return';
  db.apl02s.put({
    ...row,
    status: statusOf[decision],
    review: { at, reviewer: assessor.name, note, notes: notes.map((each) => ({ ...each })) },
    continues: judged ? decision === 'approve' : null,
    assessor_signature: judged ? { image: assessor.signature, signed_at: at } : null,
  });
  advance(backend, transaction, event, note);
};
