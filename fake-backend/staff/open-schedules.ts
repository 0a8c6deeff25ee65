import type { Backend } from '../backend.ts';
import type { ScheduleRow } from '../database/rows.ts';
import type { Act } from '../time/act.ts';
import { ago, DAY } from '../wib-time.ts';

const quarter = 13 * 7 * DAY;

const later = (instant: string): string => ago(new Date(instant), -quarter);

/** The same days of the week, place and prices a quarter later, with all seats free. */
const nextOf = (row: Readonly<ScheduleRow>, number: string): ScheduleRow => ({
  ...row,
  id: `JDW-${number}`,
  starts_at: later(row.starts_at),
  ends_at: later(row.ends_at),
  registration_until: later(row.registration_until),
  taken: 0,
  budgets: row.budgets.map((budget, index) => ({ ...budget, id: `ANG-${number}-${index + 1}` })),
});

/** When the registration for the last schedule of a scheme closes, the body opens the next: there is always one to buy, however far the time is moved. */
export const scheduleActs = ({ db }: Backend): readonly Act[] => {
  const last = new Map<string, Readonly<ScheduleRow>>();
  for (const row of db.schedules.all()) {
    const known = last.get(row.scheme_id);
    if (!known || Date.parse(row.registration_until) > Date.parse(known.registration_until))
      last.set(row.scheme_id, row);
  }
  return Array.from(last.values(), (row) => ({
    id: `${row.id}:next`,
    at: Date.parse(row.registration_until),
    title: `Jadwal baru dibuka: ${db.schemes.get(row.scheme_id)?.title ?? row.scheme_id}`,
    happen: () => db.schedules.put(nextOf(row, String(db.schedules.all().length + 1).padStart(3, '0'))),
  }));
};
