import type { Backend } from '../backend.ts';
import type { Apl01Row, ReviewRowNote } from '../database/form-rows.ts';
import { ago } from '../database/seed/wib-time.ts';
import { requirementRows } from '../rules/apl01.ts';
import { advance, refusalOf } from './advance.ts';

export interface Apl01Decision {
  readonly decision: 'approve' | 'return' | 'reject';
  readonly note?: string | null;
  /** Targets are wire names of fields, or `requirement:{id}`. */
  readonly notes?: readonly ReviewRowNote[];
  /** By the id of the row; rows that are not named are judged by whether they have a file. */
  readonly verdicts?: Apl01Row['verdicts'];
}

/** Nobody real ("contoh"). */
const apl01Reviewer = 'Contoh Wulandari, S.Kom. (Admin LSP)';

const statusOf = { approve: 'approved', return: 'returned', reject: 'rejected' } as const;

/** The certification body judges a submitted APL 01. Throws a RangeError where the stage does not allow it. */
export const reviewApl01 = (backend: Backend, trxId: string, judgement: Apl01Decision): void => {
  const { db, clock } = backend;
  const { decision, note = null, notes = [], verdicts = {} } = judgement;
  const [row, transaction] = [db.apl01s.get(trxId), db.transactions.get(trxId)];
  const scheme = db.schemes.get(transaction?.scheme_id ?? '');
  if (!row || !transaction || !scheme) throw new RangeError(`${trxId}: no APL 01 was sent`);
  const event = `apl01.${decision}` as const;
  const refusal = refusalOf(backend, transaction, event);
  if (refusal) throw new RangeError(`${trxId}: ${refusal.message}`);
  const byFile = requirementRows(scheme).map(({ id }) => [id, row.requirement_files[id] ? 'met' : 'absent']);
  db.apl01s.put({
    ...row,
    status: statusOf[decision],
    verdicts: { ...Object.fromEntries(byFile), ...verdicts },
    review: { at: ago(clock.now(), 0), reviewer: apl01Reviewer, note, notes: notes.map((each) => ({ ...each })) },
  });
  advance(backend, transaction, event, note);
};
