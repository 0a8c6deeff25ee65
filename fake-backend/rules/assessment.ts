import type { StageRow } from '../database/rows.ts';
import { ago, wibAt } from '../wib-time.ts';

/** The stages of an assessment, in their order. */
export const stageNames = [
  'agreement',
  'apl01',
  'apl02',
  'exam',
  'result',
  'appeal',
  'feedback',
  'certificate',
] as const satisfies readonly StageRow['name'][];
const daysForAgreement = 7;

export const firstStages = (trxId: string, now: Date): StageRow[] =>
  stageNames.map((name, index) => {
    const opens = name === 'agreement';
    return {
      id: `${trxId}:${name}`,
      trx_id: trxId,
      position: index + 1,
      name,
      status: opens ? 'open' : 'locked',
      since: opens ? ago(now, 0) : null,
      waiting_for: opens ? 'candidate' : null,
      note: null,
      due: opens ? wibAt(now, daysForAgreement, '23:59') : null,
    };
  });
