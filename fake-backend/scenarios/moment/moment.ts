import { createDatabase, type Database, mutableTables } from '../../database/database.ts';
import { schemaVersion } from '../../database/migrations.ts';
import type { StoredTables } from '../../database/persistence.ts';
import type { CandidateRow, MailRow } from '../../database/rows.ts';
import { demoPassword } from '../../database/seed/candidates.ts';
import { restore, seed } from '../../database/seeding.ts';
import type { SettingsRow } from '../../database/server-rows.ts';
import type { Server } from '../../server.ts';
import { serverClock } from '../../server-clock.ts';
import { staffTasks } from '../../staff/tasks.ts';
import { nextActs } from '../../time/pass-time.ts';
import { DAY } from '../../wib-time.ts';
import { isLike } from '../../worlds/likeness.ts';
import { isWhole } from '../../worlds/references.ts';
import { tablesOf } from '../../worlds/shelf.ts';
import { areFaults } from '../act.ts';
import { isPage, type Moment, type Scenario } from '../scenario.ts';
import { refusals } from '../scenario-file.ts';
import { type Difference, differenceOf, rebuilt } from './difference.ts';
import { lengthened, shortened } from './long-texts.ts';

const seededAt = (instant: string): Database => {
  const db = createDatabase();
  seed(db, new Date(instant));
  return db;
};

/**
 * Removes sessions, stored replies and settings that a moment does not keep, such as rate limits and progress. Everybody gets the password
 * of the demo accounts.
 */
const carried = (tables: StoredTables, seeded: StoredTables): StoredTables => {
  const [plain] = seeded.settings as readonly SettingsRow[];
  const { clock_offset, clock_anchor, wrong_log_ins, attempts, wrong_codes, at_desk, worked, own_scene } =
    plain as SettingsRow;
  const dropped = { clock_offset, clock_anchor, wrong_log_ins, attempts, wrong_codes, at_desk, worked, own_scene };
  return {
    ...tables,
    sessions: [],
    replies: [],
    candidates: (tables.candidates as readonly CandidateRow[]).map((row) => ({ ...row, password: demoPassword })),
    settings: (tables.settings as readonly SettingsRow[]).map((row) => ({ ...row, ...dropped, fault_matches: {} })),
  };
};

/** The moment of a world's tables, seeded for `seeded_at`, at an instant of its server's clock. */
export const momentOf = (tables: StoredTables, seeded_at: string, time: Date): Moment => {
  const seeded = tablesOf(seededAt(seeded_at));
  const difference = shortened(seeded, differenceOf(seeded, carried(tables, seeded)));
  return { schema: schemaVersion, seeded_at, time: time.toISOString(), ...difference };
};

/** Maximum milliseconds between the times of a moment, because all automatic events of that period are computed when it opens. */
const longestPeriod = 3_650 * DAY;
const isNear = (one: number, other: number): boolean => Math.abs(one - other) <= longestPeriod;

const areSettings = (settings: SettingsRow, { seeded_at, time }: Moment): boolean => {
  const { schema, clock_rate, done_until, latency, faults, device_ahead, robots } = settings;
  return (
    schema === schemaVersion &&
    settings.seeded_at === seeded_at &&
    [0, 1, 10].includes(clock_rate) &&
    isNear(done_until, Date.parse(time)) &&
    isNear(device_ahead, 0) &&
    Number.isFinite(robots.delay) &&
    (latency === null || (latency >= 0 && latency <= 60_000)) &&
    areFaults(faults)
  );
};

/** The links of mails come from the file, so they must lead to this portal. */
const areMails = (mails: readonly MailRow[]): boolean => mails.every(({ link }) => link === null || isPage(link));

const areUnique = (tables: StoredTables): boolean =>
  mutableTables.every((name) => {
    const ids = (tables[name] ?? []).map((row) => (row as { readonly id: string }).id);
    return new Set(ids).size === ids.length;
  });

const fitsSeed = (seeded: StoredTables, difference: Difference): boolean =>
  mutableTables.every((name) => {
    const { changed = [], gone = [] } = difference[name] ?? {};
    const ids = new Set((seeded[name] ?? []).map((row) => (row as { readonly id: string }).id));
    return [...changed.map(({ id }) => String(id)), ...gone].every((id) => ids.has(id));
  });

const checked = ({ backend, realNow }: Server, moment: Moment): StoredTables => {
  const { seeded_at, time } = moment;
  const [seedTime, now] = [Date.parse(seeded_at), Date.parse(time)];
  if (!isNear(seedTime, realNow()) || !isNear(seedTime, now)) throw new RangeError(refusals.broken);
  const db = seededAt(seeded_at);
  const seeded = tablesOf(db);
  const difference = lengthened(seeded, moment);
  if (!fitsSeed(seeded, difference)) throw new RangeError(refusals.broken);
  const tables = rebuilt(seeded, difference);
  if (!areUnique(tables) || !isLike(db, tables) || !restore(db, tables) || !isWhole(db))
    throw new RangeError(refusals.broken);
  const [settings] = db.settings.all();
  if (!settings || !areSettings(settings, moment) || !areMails(db.mails.all())) throw new RangeError(refusals.broken);
  const scratch = { ...backend, db, clock: serverClock(db, realNow), publish: () => undefined };
  // `nextActs` and `staffTasks` throw if the world is inconsistent
  nextActs(scratch);
  staffTasks(scratch);
  return tables;
};

const tried = (server: Server, moment: Moment): StoredTables => {
  try {
    return checked(server, moment);
  } catch {
    throw new RangeError(refusals.broken);
  }
};

/** The tables of a moment, after a trial in a separate database. Rejects an invalid one with an Indonesian RangeError. */
export const tablesOfMoment = (server: Server, { person }: Pick<Scenario, 'person'>, moment: Moment): StoredTables => {
  const tables = tried(server, moment);
  if (person !== null && !(tables.candidates as readonly CandidateRow[]).some(({ email }) => email === person))
    throw new RangeError(refusals.nobody(person));
  return tables;
};
