import type { ScheduleRow } from '../database/rows.ts';
import { ago, DAY } from '../wib-time.ts';

const quarter = 13 * 7 * DAY;

const later = (instant: string): string => ago(new Date(instant), -quarter);

export const lastSchedules = (rows: readonly Readonly<ScheduleRow>[]): readonly Readonly<ScheduleRow>[] => {
  const last = new Map<string, Readonly<ScheduleRow>>();
  for (const row of rows) {
    const known = last.get(row.scheme_id);
    if (!known || Date.parse(row.registration_until) > Date.parse(known.registration_until))
      last.set(row.scheme_id, row);
  }
  return [...last.values()];
};

export const scheduleAfter = (row: Readonly<ScheduleRow>, count: number): ScheduleRow => {
  const number = String(count + 1).padStart(3, '0');
  return {
    ...row,
    id: `JDW-${number}`,
    starts_at: later(row.starts_at),
    ends_at: later(row.ends_at),
    registration_until: later(row.registration_until),
    taken: 0,
    budgets: row.budgets.map((budget, index) => ({ ...budget, id: `ANG-${number}-${index + 1}` })),
  };
};

/** The seeded schedules and those opened until an instant (ms since the epoch). */
export const schedulesUntil = (seeded: readonly ScheduleRow[], until: number): readonly ScheduleRow[] => {
  const rows = [...seeded];
  for (;;) {
    const next = lastSchedules(rows).reduce((a, b) =>
      Date.parse(b.registration_until) < Date.parse(a.registration_until) ? b : a,
    );
    if (Date.parse(next.registration_until) > until) return rows;
    rows.push(scheduleAfter(next, rows.length));
  }
};
