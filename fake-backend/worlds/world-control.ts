import { isBody } from '../body.ts';
import { migrated, schemaVersion } from '../database/migrations.ts';
import type { StoredTables } from '../database/persistence.ts';
import { seed } from '../database/seeding.ts';
import type { Server } from '../server.ts';
import { nextActs } from '../time/pass-time.ts';
import { isLike } from './likeness.ts';
import { isWhole } from './references.ts';
import { putWorld, replaceWorld } from './replace-world.ts';
import { isJourney, type KeptBefore, type KeptWorld, tablesOf, worldOf } from './shelf.ts';

export type WorldLabel = Pick<KeptWorld, 'id' | 'before' | 'time'>;

export interface WorldControl {
  reset(): Promise<void>;
  worlds(): Promise<readonly WorldLabel[]>;
  /**
   * Saves the present world and restores a saved one with its time: the one with this number or, without a number, the one before the last
   * time travel. Undoing time travel keeps users logged in. Returns false if there is no such world; rejects with a RangeError if this
   * build cannot read it.
   */
  takeBack(id?: number): Promise<boolean>;
  foundOtherVersion(): boolean;
  exportWorld(): Promise<string>;
  importWorld(text: string): Promise<void>;
}

const format = 'portal-asesi-simulasi';

const noFile = 'File ini bukan dunia simulasi. Pilih file yang dibuat dengan “Simpan ke file”.';
const newerFile = 'File ini dibuat oleh portal yang lebih baru. Perbarui portal ini, lalu coba lagi.';
const otherVersion =
  'Dunia ini dibuat oleh versi portal yang lain dan tidak dapat dibuka di sini. Dunia itu tetap tersimpan.';
const brokenFile = 'Isi file ini rusak atau tidak lengkap, sehingga tidak dapat dibuka. Dunia sekarang tidak berubah.';

interface WorldFile {
  readonly time: string;
  readonly tables: StoredTables;
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

const readFile = (text: string, realNow: number): WorldFile => {
  const file = parsed(text);
  if (!isBody(file) || file.format !== format || !isBody(file.tables)) throw new RangeError(noFile);
  const { version, time } = file;
  if (typeof version !== 'number' || version > schemaVersion) throw new RangeError(newerFile);
  const sound = Object.values(file.tables).every((rows) => Array.isArray(rows) && rows.every(isBody));
  const tables = sound ? migrated(file.tables as StoredTables, realNow) : null;
  if (tables === null || typeof time !== 'string' || Number.isNaN(Date.parse(time))) throw new RangeError(brokenFile);
  return { time, tables };
};

export const worldControl = (server: Server, afterReset: () => void): WorldControl => {
  const { backend, transactions, realNow, shelf } = server;
  const { db, clock } = backend;

  const change = (before: KeptBefore, work: () => void) => replaceWorld(server, before, work, afterReset);

  return {
    reset: () => change('reset', () => seed(db, new Date(realNow()))),
    worlds: async () => (await shelf.all()).map(({ id, before, time }) => ({ id, before, time })),
    async takeBack(id) {
      const world = worldOf(await shelf.all(), id);
      if (!world) return false;
      const staying = isJourney(world);
      await change(staying ? 'undo' : 'return', () => {
        const sessions = staying ? db.sessions.all() : [];
        const removed = staying ? db.candidates.where((row) => row.removed === true) : [];
        const older = migrated(world.tables, realNow());
        if (!older || !putWorld(server, older, world.time)) throw new RangeError(otherVersion);
        // whom the trainer has put out since then does not come back with the time
        for (const { id } of removed) {
          const row = db.candidates.get(id);
          if (row) db.candidates.put({ ...row, removed: true });
        }
        db.sessions.replaceAll(
          sessions.filter((row) => row.candidate_id === null || db.candidates.get(row.candidate_id)),
        );
      });
      await shelf.remove(world.id);
      return true;
    },
    foundOtherVersion: () => shelf.hasSetAside(),
    exportWorld: () =>
      transactions.run(() =>
        JSON.stringify({
          format,
          version: schemaVersion,
          time: clock.now().toISOString(),
          tables: { ...tablesOf(db), sessions: [] },
        }),
      ),
    async importWorld(text) {
      const read = readFile(text, realNow());
      await change('import', () => {
        if (!isLike(db, read.tables) || !putWorld(server, read.tables, read.time) || !isWhole(db))
          throw new RangeError(brokenFile);
        nextActs(backend); // throws if the world is inconsistent
      });
    },
  };
};
