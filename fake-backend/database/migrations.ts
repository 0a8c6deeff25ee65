import { schedulesUntil } from '../rules/next-schedules.ts';
import { DAY } from '../wib-time.ts';
import { mutableTables } from './database.ts';
import type { StoredTables } from './persistence.ts';
import { seedWorld } from './seed/world.ts';
import type { SettingsRow } from './server-rows.ts';

/** Of the rows, as this build writes and reads them: one more whenever a column or a table comes or goes. */
export const schemaVersion = 5;

/** One step each: what it makes of the tables of the version before. */
const steps: readonly ((tables: StoredTables, realNow: number) => StoredTables)[] = [
  // time had one speed, and nothing noted until when all that was due has happened; some tables came later
  (tables, realNow) => ({
    ...Object.fromEntries(mutableTables.map((name) => [name, []])),
    ...tables,
    settings: (tables.settings ?? []).map((row) => {
      const settings = row as SettingsRow;
      const done_until = realNow + settings.clock_offset;
      return { ...settings, schema: 1, clock_rate: 1, clock_anchor: realNow, done_until, worked: [], scenes: [] };
    }),
  }),
  // what the payment gateway knows was told at once
  (tables) => ({
    ...tables,
    settings: (tables.settings ?? []).map((row) => ({ ...(row as SettingsRow), schema: 2, payment_notices: [] })),
  }),
  // devices had no clock of their own
  (tables) => ({
    ...tables,
    settings: (tables.settings ?? []).map((row) => ({ ...(row as SettingsRow), schema: 3, device_ahead: 0 })),
  }),
  // the schedules that were opened later were forgotten with the page, though there were purchases of them
  (tables) => ({
    ...tables,
    schedules: (tables.settings ?? []).flatMap((row) => {
      const { seeded_at, done_until } = row as SettingsRow;
      const seeded = Date.parse(seeded_at);
      if (Number.isNaN(seeded)) return []; // of no world
      return schedulesUntil(seedWorld(new Date(seeded)).schedules, Math.min(done_until, seeded + 3_650 * DAY));
    }),
    settings: (tables.settings ?? []).map((row) => ({ ...(row as SettingsRow), schema: 4 })),
  }),
  // the robots took away what somebody was reading
  (tables) => ({
    ...tables,
    settings: (tables.settings ?? []).map((row) => ({ ...(row as SettingsRow), schema: 5, at_desk: {} })),
  }),
];

/** Tables of this or an older build, as this build has them; null for those of a newer one. */
export const migrated = (tables: StoredTables, realNow: number): StoredTables | null => {
  const stored = (tables.settings?.[0] as Partial<SettingsRow> | undefined)?.schema ?? 0;
  if (!Number.isInteger(stored) || stored < 0 || stored > schemaVersion) return null;
  return steps.slice(stored).reduce((older, step) => step(older, realNow), tables);
};
