import type { StoredTables } from '../database/persistence.ts';
import { changeSettings, restore } from '../database/seeding.ts';
import type { Server } from '../server.ts';
import { type KeptBefore, tablesOf } from './shelf.ts';

/** Loads tables with the server's clock at `time`. If this build cannot use them, returns false and changes nothing. */
export const putWorld = ({ backend: { db }, realNow }: Server, tables: StoredTables, time: string): boolean => {
  if (!restore(db, tables)) return false;
  const real = realNow();
  changeSettings(db, { clock_anchor: real, clock_offset: Date.parse(time) - real });
  return true;
};

/** Saves the present world and applies a change; if either fails, nothing changes. `afterReset` runs unless users stay logged in. */
export const replaceWorld = async <Result>(
  { backend: { db, clock }, transactions, shelf, realtime }: Server,
  before: KeptBefore,
  work: () => Promise<Result> | Result,
  afterReset: () => void,
): Promise<Result> => {
  const result = await transactions.run(async () => {
    const [tables, time] = [tablesOf(db), clock.now()];
    const made = await work();
    await shelf.keep(tables, time, before);
    return made;
  });
  if (before !== 'undo') afterReset();
  realtime.tellOfTime();
  return result;
};
