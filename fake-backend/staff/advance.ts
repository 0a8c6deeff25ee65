import type { Backend } from '../backend.ts';
import type { ScheduleRow, StageRow, TransactionRow } from '../database/rows.ts';
import type { Sorting } from '../database/sorted-groups.ts';
import type { Refusal } from '../respond.ts';
import { type MoveOutcome, move, stageNow } from '../rules/stages/move-stages.ts';
import { type StageEvent, transitions } from '../rules/stages/stage-transitions.ts';
import type { Due } from '../rules/stages/transition.ts';
import { ago, endOfWorkingDay, siteTime, wibAt } from '../wib-time.ts';
import { notify } from './notify.ts';

/** `Rabu, 16 Desember 2026, 08.00 WITA (07.00 WIB) di TUK Contoh Renon, Denpasar` */
export const dayText = ({ starts_at, zone, site_name, city }: ScheduleRow): string =>
  `${siteTime(starts_at, zone)} di ${site_name}, ${city}`;

const appealWorkingDays = 3;

const dueAt = ({ db, clock }: Backend, row: TransactionRow, due: Due): string => {
  const now = clock.now();
  if (due === 'appeal period') return endOfWorkingDay(now, 0, appealWorkingDays);
  const today = wibAt(now, 0, '23:59');
  const schedule = db.schedules.get(row.schedule_id);
  if (due === 'end of schedule') return schedule?.ends_at ?? today;
  const wanted = wibAt(now, due.days, '23:59');
  if (due.before === undefined || !schedule) return wanted;
  const latest = wibAt(new Date(schedule.starts_at), -due.before, '23:59');
  if (latest < today) return today;
  if (latest < wanted) return latest;
  return wanted;
};

const outcomeOf = (backend: Backend, row: TransactionRow, event: StageEvent, note: string | null): MoveOutcome =>
  move(stagesOf(backend, row.id), event, {
    competent: backend.db.results.get(row.id)?.competent ?? false,
    at: ago(backend.clock.now(), 0),
    dueAt: (due) => dueAt(backend, row, due),
    note,
  });

const ofPurchase: Sorting<StageRow> = { group: ({ trx_id }) => trx_id, compare: (a, b) => a.position - b.position };

export const stagesOf = ({ db, clock }: Backend, trxId: string): Readonly<StageRow>[] =>
  db.stages.sorted(ofPurchase, trxId).map((stage) => stageNow(stage, clock.now()));

/** Why an event is not allowed now; null when it is allowed. Changes nothing. */
export const refusalOf = (backend: Backend, row: TransactionRow, event: StageEvent): Refusal | null => {
  const outcome = outcomeOf(backend, row, event, null);
  return outcome.kind === 'refused' ? { code: '02', message: outcome.message } : null;
};

export const demandMove = (backend: Backend, row: TransactionRow, event: StageEvent): void => {
  const refusal = refusalOf(backend, row, event);
  if (refusal) throw new RangeError(`${row.id}: ${refusal.message}`);
};

/**
 * Advances an assessment and notifies the candidate. The caller must first store dependent rows, such as the result. Throws when the event
 * is not allowed; check with `refusalOf` first.
 */
export const advance = (backend: Backend, row: TransactionRow, event: StageEvent, note: string | null = null): void => {
  const outcome = outcomeOf(backend, row, event, note);
  if (outcome.kind === 'refused') throw new Error(`${row.id}: ${event}: ${outcome.message}`);
  for (const stage of outcome.changed) backend.db.stages.put(stage);
  const title = backend.db.schemes.get(row.scheme_id)?.title ?? row.scheme_id;
  const schedule = backend.db.schedules.get(row.schedule_id);
  const day = schedule ? dayText(schedule) : 'waktunya diberitahukan kemudian';
  const information = transitions[event].news.replace('{skema}', title).replace('{jadwal}', day);
  const type = event === 'certificate.issue' ? 'certificate' : 'assessment';
  const notice = { candidate_id: row.candidate_id, type, trxid: row.id, information } as const;
  notify(backend, notice, { own: transitions[event].by === 'candidate' });
};
