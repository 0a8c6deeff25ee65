import type { Backend } from '../backend.ts';
import { lastSchedules, scheduleAfter } from '../rules/next-schedules.ts';
import type { Act } from '../time/act.ts';

/** Opens a new schedule when registration for a scheme's last one ends, so that a schedule is always available, however far time moves. */
export const scheduleActs = ({ db }: Backend): readonly Act[] =>
  lastSchedules(db.schedules.all()).map((row) => ({
    id: `${row.id}:next`,
    at: Date.parse(row.registration_until),
    title: `Jadwal baru dibuka: ${db.schemes.get(row.scheme_id)?.title ?? row.scheme_id}`,
    happen: () => db.schedules.put(scheduleAfter(row, db.schedules.all().length)),
  }));
