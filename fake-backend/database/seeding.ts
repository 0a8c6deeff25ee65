import { certificateColumns } from './certificate-rows.ts';
import { type Database, type MutableTable, mutableTables } from './database.ts';
import { examColumns } from './exam-rows.ts';
import { formColumns } from './form-rows.ts';
import { type MessageRow, messageColumns } from './message-rows.ts';
import { schemaVersion } from './migrations.ts';
import type { StoredTables } from './persistence.ts';
import type { CandidateRow, ScheduleRow, StageRow, TransactionRow } from './rows.ts';
import { massSchemes } from './seed/mass-schemes.ts';
import { seedWorld } from './seed/world.ts';
import { type SessionRow, type SettingsRow, settingsId } from './server-rows.ts';

let last: { readonly at: number; readonly world: ReturnType<typeof seedWorld> } | undefined;
/** The seeded world for an instant. Cached and reused, because its rows are immutable. */
const worldAt = (now: Date) => {
  const at = now.getTime();
  if (last?.at !== at) last = { at, world: seedWorld(now) };
  return last.world;
};

export const seed = (db: Database, now: Date): void => {
  const { schemes, schedules, reviews, disabilities, disabilityTypes, ...mutable } = worldAt(now);
  db.schemes.replaceAll([...schemes, ...massSchemes()]);
  db.schedules.replaceAll(schedules);
  db.reviews.replaceAll(reviews);
  db.disabilities.replaceAll(disabilities);
  db.disabilityTypes.replaceAll(disabilityTypes);
  db.candidates.replaceAll(mutable.candidates);
  db.profiles.replaceAll(mutable.profiles);
  db.educations.replaceAll(mutable.educations);
  db.careers.replaceAll(mutable.careers);
  db.transactions.replaceAll(mutable.transactions);
  db.vouchers.replaceAll(mutable.vouchers);
  db.prakerjaCodes.replaceAll(mutable.prakerjaCodes);
  db.stages.replaceAll(mutable.stages);
  db.agreements.replaceAll(mutable.agreements);
  db.adjustments.replaceAll([]);
  db.apl01s.replaceAll(mutable.apl01s);
  db.apl02s.replaceAll(mutable.apl02s);
  db.examSittings.replaceAll([]);
  db.examAnswers.replaceAll([]);
  db.examTicks.replaceAll([]);
  db.results.replaceAll(mutable.results);
  db.appeals.replaceAll(mutable.appeals);
  db.feedbacks.replaceAll(mutable.feedbacks);
  db.files.replaceAll(mutable.files);
  db.certificates.replaceAll(mutable.certificates);
  db.notifications.replaceAll(mutable.notifications);
  db.mails.replaceAll([]);
  db.messages.replaceAll([]);
  db.accountLinks.replaceAll([]);
  db.sessions.replaceAll([]);
  db.replies.replaceAll([]);
  db.settings.replaceAll([newSettings(now)]);
};

const newSettings = (now: Date): SettingsRow => ({
  id: settingsId,
  schema: schemaVersion,
  seeded_at: now.toISOString(),
  clock_offset: 0,
  clock_rate: 1,
  clock_anchor: now.getTime(),
  device_ahead: 0,
  done_until: now.getTime(),
  latency: null,
  faults: [],
  fault_matches: {},
  counter: 0,
  wrong_log_ins: {},
  attempts: {},
  wrong_codes: {},
  robots: { on: true, delay: 120_000 },
  at_desk: {},
  payment_notices: [],
  worked: [],
  scenes: [],
  own_scene: null,
});

export const settingsOf = (db: Database): Readonly<SettingsRow> => {
  const settings = db.settings.get(settingsId);
  if (!settings) throw new Error('The simulation is not seeded.');
  return settings;
};

export const changeSettings = (db: Database, change: Partial<SettingsRow>): void =>
  db.settings.put({ ...settingsOf(db), ...change });

export const nextNumber = (db: Database): number => {
  const counter = settingsOf(db).counter + 1;
  changeSettings(db, { counter });
  return counter;
};

/**
 * Loads stored tables and seeds the others for the same instant. If this build cannot use the stored tables, returns false and changes
 * nothing.
 */
export const restore = (db: Database, tables: StoredTables): boolean => {
  const stored = mutableTables.map((name) => [name, tables[name]] as const);
  if (!stored.every(([name, rows]) => Array.isArray(rows) && fits(db, name, rows))) return false;
  const schedules = new Set((tables.schedules as ScheduleRow[]).map(({ id }) => id));
  if (!(tables.transactions as TransactionRow[]).every((row) => schedules.has(row.schedule_id))) return false;
  const seededAt = (tables.settings?.[0] as SettingsRow | undefined)?.seeded_at;
  const seededNow = db.settings.get(settingsId)?.seeded_at;
  if (!seededAt || Number.isNaN(Date.parse(seededAt))) return false;
  if (seededAt !== seededNow) seed(db, new Date(seededAt));
  for (const [name, rows] of stored) db[name].replaceAll(rows as never);
  return true;
};

/** The optional columns of a row, every one, so that a world with any of them can be opened again. */
type Rare<Row> = Readonly<
  Record<{ [Name in keyof Row]-?: Row extends Required<Pick<Row, Name>> ? never : Name }[keyof Row], true>
>;

const rareColumns: Partial<Record<MutableTable, Readonly<Record<string, true>>>> = {
  transactions: {
    previous_transaction_id: true,
    assessed_units: true,
    renewal_of: true,
    payment_proof: true,
  } satisfies Rare<TransactionRow>,
  candidates: { trainee: true, removed: true } satisfies Rare<CandidateRow>,
  sessions: { address: true } satisfies Rare<SessionRow>,
  stages: { holds: true, device_ready: true } satisfies Rare<StageRow>,
  messages: { problem: true, decision: true } satisfies Rare<MessageRow>,
};

const listed = (name: MutableTable, columns: readonly string[]): string =>
  columns
    .filter((column) => !Object.hasOwn(rareColumns[name] ?? {}, column))
    .sort()
    .join();

/** Whether this build can read the rows. Compares column names, because rows of an older build may have fewer or other columns. */
const fits = (db: Database, name: MutableTable, rows: readonly unknown[]): boolean => {
  const expected = columnsOf(db, name);
  return rows.every((row) => {
    if (typeof row !== 'object' || row === null || !('id' in row) || typeof row.id !== 'string') return false;
    return expected === null || expected === listed(name, Object.keys(row));
  });
};

const fixedColumns: Partial<Record<MutableTable, string[]>> = {
  ...formColumns,
  ...examColumns,
  ...certificateColumns,
  ...messageColumns,
  sessions: ['id', 'candidate_id', 'csrf', 'bearer'],
  replies: ['id', 'status', 'body'],
  mails: ['id', 'to', 'subject', 'lines', 'link', 'link_title', 'sent_at'],
  accountLinks: ['id', 'purpose', 'candidate_id', 'made_at', 'expires_at', 'used', 'replaced'],
};

const columnsOf = (db: Database, name: MutableTable): string | null => {
  const sample = fixedColumns[name] ?? Object.keys(db[name].all()[0] ?? {});
  return sample.length === 0 ? null : listed(name, sample);
};
