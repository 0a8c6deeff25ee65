import { isBody } from '../body.ts';
import { schedulesUntil } from '../rules/next-schedules.ts';
import { olderStep } from '../scenarios/own-steps.ts';
import { DAY } from '../wib-time.ts';
import { mutableTables } from './database.ts';
import type { StoredTables } from './persistence.ts';
import type { CandidateRow } from './rows.ts';
import { seedWorld } from './seed/world.ts';
import type { SettingsRow } from './server-rows.ts';

/** Version of the row format; increase it whenever a column or table is added or removed. */
export const schemaVersion = 7;

/** Members of a class were known by their address, which others could sign up with. */
const isOlderTrainee = ({ email, persona }: CandidateRow): boolean =>
  email.endsWith('@kelas.example') && !persona.startsWith('Mendaftar sendiri');

/** Steps were names before; what was done in the scene until now is not counted any more. */
const sceneWithSteps = ({ own_scene: scene, done_until }: SettingsRow): SettingsRow['own_scene'] => {
  if (!isBody(scene) || !Array.isArray(scene.steps)) return null;
  const steps = scene.steps.flatMap((step: { readonly name?: unknown } | null) => olderStep(step?.name) ?? []);
  return { ...scene, trxId: null, since: new Date(done_until).toISOString(), steps };
};

const steps: readonly ((tables: StoredTables, realNow: number) => StoredTables)[] = [
  (tables, realNow) => ({
    ...Object.fromEntries(mutableTables.map((name) => [name, []])),
    ...tables,
    settings: (tables.settings ?? []).map((row) => {
      const settings = row as SettingsRow;
      const done_until = realNow + settings.clock_offset;
      return { ...settings, schema: 1, clock_rate: 1, clock_anchor: realNow, done_until, worked: [], scenes: [] };
    }),
  }),
  (tables) => ({
    ...tables,
    settings: (tables.settings ?? []).map((row) => ({ ...(row as SettingsRow), schema: 2, payment_notices: [] })),
  }),
  (tables) => ({
    ...tables,
    settings: (tables.settings ?? []).map((row) => ({ ...(row as SettingsRow), schema: 3, device_ahead: 0 })),
  }),
  (tables) => ({
    ...tables,
    schedules: (tables.settings ?? []).flatMap((row) => {
      const { seeded_at, done_until } = row as SettingsRow;
      const seeded = Date.parse(seeded_at);
      if (Number.isNaN(seeded)) return [];
      return schedulesUntil(seedWorld(new Date(seeded)).schedules, Math.min(done_until, seeded + 3_650 * DAY));
    }),
    settings: (tables.settings ?? []).map((row) => ({ ...(row as SettingsRow), schema: 4 })),
  }),
  (tables) => ({
    ...tables,
    settings: (tables.settings ?? []).map((row) => ({ ...(row as SettingsRow), schema: 5, at_desk: {} })),
  }),
  (tables) => ({
    ...tables,
    settings: (tables.settings ?? []).map((row) => ({ ...(row as SettingsRow), schema: 6, own_scene: null })),
  }),
  (tables) => ({
    ...tables,
    candidates: ((tables.candidates ?? []) as readonly CandidateRow[]).map((row) =>
      isOlderTrainee(row) ? { ...row, trainee: true } : row,
    ),
    settings: (tables.settings ?? []).map((row) => {
      const settings = row as SettingsRow;
      return { ...settings, schema: 7, own_scene: sceneWithSteps(settings) };
    }),
  }),
];

/** Migrates tables to this version; null for tables of a newer build. */
export const migrated = (tables: StoredTables, realNow: number): StoredTables | null => {
  const stored = (tables.settings?.[0] as Partial<SettingsRow> | undefined)?.schema ?? 0;
  if (!Number.isInteger(stored) || stored < 0 || stored > schemaVersion) return null;
  return steps.slice(stored).reduce((older, step) => step(older, realNow), tables);
};
