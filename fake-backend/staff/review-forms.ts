import { assessedScheme } from '../assessed-units.ts';
import type { Backend } from '../backend.ts';
import type { Apl01Row, ReviewRowNote } from '../database/form-rows.ts';
import { admin } from '../database/seed/admin.ts';
import { assessorOf } from '../database/seed/assessors.ts';
import { requirementRows } from '../rules/apl01.ts';
import { ago } from '../wib-time.ts';
import { advance, demandMove } from './advance.ts';

interface Decision {
  readonly decision: 'approve' | 'return' | 'reject';
  readonly note?: string | null;
  readonly notes?: readonly ReviewRowNote[];
}

interface Apl01Decision extends Decision {
  readonly verdicts?: Apl01Row['verdicts'];
}

const statusOf = { approve: 'approved', return: 'returned', reject: 'rejected' } as const;

export const reviewApl01 = (backend: Backend, trxId: string, judgement: Apl01Decision): void => {
  const { db, clock } = backend;
  const { decision, note = null, notes = [], verdicts = {} } = judgement;
  const [row, transaction] = [db.apl01s.get(trxId), db.transactions.get(trxId)];
  const scheme = assessedScheme(backend, transaction);
  if (!row || !transaction || !scheme) throw new RangeError(`${trxId}: no APL 01 was sent`);
  const event = `apl01.${decision}` as const;
  demandMove(backend, transaction, event);
  const verdictOn = (id: string) => {
    if (!row.requirement_files[id]) return 'absent';
    return notes.some(({ target }) => target === `requirement:${id}`) ? 'unmet' : 'met';
  };
  const byFile = requirementRows(scheme).map(({ id }) => [id, verdictOn(id)]);
  db.apl01s.put({
    ...row,
    status: statusOf[decision],
    verdicts: { ...Object.fromEntries(byFile), ...verdicts },
    review: { at: ago(clock.now(), 0), reviewer: admin.name, note, notes: notes.map((each) => ({ ...each })) },
  });
  advance(backend, transaction, event, note);
};

export const reviewApl02 = (backend: Backend, trxId: string, judgement: Decision): void => {
  const { db, clock } = backend;
  const { decision, note = null, notes = [] } = judgement;
  const [row, transaction] = [db.apl02s.get(trxId), db.transactions.get(trxId)];
  const schedule = db.schedules.get(transaction?.schedule_id ?? '');
  if (!row || !transaction || !schedule) throw new RangeError(`${trxId}: no APL 02 was sent`);
  const event = `apl02.${decision}` as const;
  demandMove(backend, transaction, event);
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
