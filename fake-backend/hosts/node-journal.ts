import { createReadStream, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { type FileHandle, open, rename } from 'node:fs/promises';
import type { MutableTable } from '../database/database.ts';
import type { Persistence, StoredTables } from '../database/persistence.ts';
import { diskFailure } from '../storage-full.ts';
import { putAside } from './node-aside.ts';

interface Row {
  readonly id: string;
}

type Change = { readonly put: readonly Row[]; readonly removed: readonly string[] } | { readonly all: readonly Row[] };

interface Line {
  readonly version: number;
  readonly changes: Partial<Record<MutableTable, Change>>;
}

type Tables = Map<MutableTable, Map<string, Row>>;

/** Milliseconds until data is flushed to disk: a power cut may lose this much, a killed process nothing. */
const toDiskAfter = 300;

const byId = (rows: readonly Row[]): Map<string, Row> => new Map(rows.map((row) => [row.id, row]));

/** Rows are immutable, so a different object is a different version. */
const changeOf = (before: ReadonlyMap<string, Row> | undefined, rows: readonly Row[]): Change => {
  if (!before) return { all: rows };
  const now = byId(rows);
  const removed = [...before.keys()].filter((id) => !now.has(id));
  const kept = [...before.keys()].filter((id) => now.has(id));
  const inOrder = kept.every((id, index) => rows[index]?.id === id);
  return inOrder ? { put: rows.filter((row) => before.get(row.id) !== row), removed } : { all: rows };
};

const apply = (tables: Tables, changes: Line['changes']): void => {
  for (const [name, change] of Object.entries(changes) as [MutableTable, Change][]) {
    if ('all' in change) {
      tables.set(name, byId(change.all));
      continue;
    }
    const rows = tables.get(name) ?? new Map<string, Row>();
    tables.set(name, rows);
    for (const id of change.removed) rows.delete(id);
    for (const row of change.put) rows.set(row.id, row);
  }
};

/** The whole lines of a file, one at a time; what comes after the last line break is dropped. */
async function* linesOf(file: string): AsyncGenerator<string> {
  let parts: Buffer[] = [];
  for await (const chunk of createReadStream(file, { highWaterMark: 1 << 20 })) {
    let rest = chunk as Buffer;
    for (let end = rest.indexOf(10); end !== -1; end = rest.indexOf(10)) {
      yield Buffer.concat([...parts, rest.subarray(0, end)]).toString();
      parts = [];
      rest = rest.subarray(end + 1);
    }
    parts.push(rest);
  }
}

const beginning = '{"version":';

const beginOf = async (file: string): Promise<string> => {
  const handle = await open(file);
  const { buffer, bytesRead } = await handle.read({ buffer: Buffer.alloc(beginning.length) });
  await handle.close();
  return buffer.toString('utf8', 0, bytesRead);
};

/** Reads a journal. An incomplete last line was never acknowledged and is dropped. Rejects with a RangeError for any other file. */
const read = async (file: string): Promise<{ readonly version: number; readonly tables: Tables }> => {
  const tables: Tables = new Map();
  let version = 0;
  if (!existsSync(file)) return { version, tables };
  const broken = () => new RangeError(`${file} bukan dunia kelas, atau isinya rusak. Pilih file lain dengan --state.`);
  try {
    if (!beginning.startsWith((await beginOf(file)).slice(0, beginning.length))) throw broken();
    for await (const text of linesOf(file)) {
      const line = JSON.parse(text) as Line;
      if (!Number.isSafeInteger(line.version)) throw broken();
      apply(tables, line.changes);
      version = line.version;
    }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ERR_STRING_TOO_LONG')
      throw new RangeError(
        `${file} terlalu besar: dunia dari portal yang lama, dengan file-file di dalamnya. Mulai baru dengan --new.`,
      );
    throw code === undefined ? broken() : error;
  }
  return { version, tables };
};

const asStored = (tables: Tables): StoredTables =>
  Object.fromEntries(Array.from(tables, ([name, rows]) => [name, [...rows.values()]]));

const lineOf = (version: number, changes: Line['changes']): string => `${JSON.stringify({ version, changes })}\n`;

const rowsOfLine = 200;

/** The lines that a journal of these tables begins with: each has only so many rows, so that none is too long. */
const compact = function* (version: number, tables: Tables): Generator<string> {
  for (const [name, rows] of tables) {
    const all = [...rows.values()];
    yield lineOf(version, { [name]: { all: all.slice(0, rowsOfLine) } });
    for (let at = rowsOfLine; at < all.length; at += rowsOfLine)
      yield lineOf(version, { [name]: { put: all.slice(at, at + rowsOfLine), removed: [] } });
  }
};

/** Compacts the journal, so that it does not grow with each start; the old file stays until the new one is on disk. */
const openCompact = async (file: string, version: number, tables: Tables): Promise<FileHandle> => {
  const next = `${file}.baru`;
  const handle = await open(next, 'w', 0o600);
  if (version > 0) for (const line of compact(version, tables)) await handle.writeFile(line);
  await handle.sync();
  await handle.close();
  await rename(next, file);
  return open(file, 'a');
};

const runs = (pid: number): boolean => {
  if (pid === process.pid) return false; // the lock is left from an earlier process with our own id
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

const isMine = (mark: string): boolean => {
  try {
    writeFileSync(mark, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return false;
  }
};

/** Locks the file for this process and returns the unlock function; takes over the lock of a dead process. */
const lock = (file: string): (() => void) => {
  const mark = `${file}.kunci`;
  if (!isMine(mark)) {
    const holderOf = () => Number(readFileSync(mark, 'utf8'));
    const holder = holderOf();
    const heir = `${mark}.${holder}`; // of several that find the dead one, only the first takes its lock over
    const dead = !runs(holder) && isMine(heir);
    if (dead && holderOf() === holder) renameSync(heir, mark);
    else {
      if (dead) rmSync(heir);
      throw new RangeError(
        `${file} sedang dipakai kelas lain (proses ${holder}). Hentikan kelas itu, atau hapus ${mark}.`,
      );
    }
  }
  return () => rmSync(mark, { force: true });
};

export interface Journal extends Persistence {
  close(): Promise<void>;
}

const journalIn = async (handle: FileHandle, stored: number, tables: Tables, unlock: () => void): Promise<Journal> => {
  let version = stored;
  let { size } = await handle.stat();
  let syncing: ReturnType<typeof setTimeout> | null = null;

  const append = async (line: string): Promise<void> => {
    const bytes = Buffer.from(line);
    try {
      await handle.appendFile(bytes);
      size += bytes.length;
    } catch (error) {
      await handle.truncate(size); // a partial line would corrupt the next
      throw diskFailure(error);
    }
    syncing ??= setTimeout(() => {
      syncing = null;
      handle.datasync().catch(() => undefined); // after a failure, the next flush tries again
    }, toDiskAfter);
  };

  return {
    version: async () => version,
    load: async () => ({ version, tables: asStored(tables) }),
    async commit(expected, changed, next = expected + 1) {
      if (expected !== version) return false;
      const changes: Line['changes'] = {};
      for (const [name, rows] of Object.entries(changed) as [MutableTable, readonly Row[]][])
        changes[name] = changeOf(tables.get(name), rows);
      await append(lineOf(next, changes));
      apply(tables, changes);
      version = next;
      return true;
    },
    async close() {
      if (syncing) clearTimeout(syncing);
      await handle.sync();
      await handle.close();
      unlock();
    },
  };
};

/**
 * A journal file with one line of changed rows per commit. A commit is done when the operating system has the line, so it survives a killed
 * process. Rejects with a RangeError for any other file, and while another process has locked it. `fresh` starts empty and renames the
 * existing file.
 */
export const openJournal = async (file: string, fresh = false): Promise<Journal> => {
  const unlock = lock(file);
  try {
    if (fresh) putAside(file);
    const { version, tables } = await read(file);
    return await journalIn(await openCompact(file, version, tables), version, tables, unlock);
  } catch (error) {
    unlock();
    throw error;
  }
};
