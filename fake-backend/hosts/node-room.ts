import { rmSync } from 'node:fs';
import type { FileRow } from '../database/form-rows.ts';
import type { StoredTables } from '../database/persistence.ts';
import { demoAccounts as people } from '../demo-accounts.ts';
import { createActivity } from '../room/activity.ts';
import { createAttention } from '../room/attention.ts';
import type { SceneFile } from '../room/class-scene.ts';
import { answerRoom } from '../room/room-http.ts';
import { addTrainees, renameTrainees, traineesOf } from '../room/trainees.ts';
import type { Server } from '../server.ts';
import { createShelf } from '../worlds/shelf.ts';
import { type NodeHost, startNode } from './node.ts';
import { folderFiles } from './node-files.ts';
import type { Answer } from './node-guard.ts';
import { openJournal } from './node-journal.ts';
import { folderShelf } from './node-shelf.ts';

/**
 * `file`: the world's file; saved worlds are in a folder next to it. `usedAt`: the ISO instant of its last use; null for a new world. `at`: names of scenarios, or files with a saved scene. `demoAccounts`:
 * allows log-ins of seeded people; their passwords are public.
 */
interface RoomSettings {
  readonly port: number;
  readonly host: string;
  readonly secret: string;
  readonly file: string;
  readonly fresh?: boolean;
  readonly usedAt?: string | null;
  readonly trainees: number;
  readonly names?: readonly string[];
  readonly at: readonly (string | SceneFile)[];
  readonly passwordOf: () => string;
  readonly demoAccounts?: boolean;
  readonly byTransfer?: boolean;
  readonly pages: Answer;
  readonly headers: Readonly<Record<string, string>>;
}

interface RoomHost extends NodeHost {
  readonly accounts: readonly { readonly email: string; readonly password: string; readonly fullname: string }[];
  /** Names of a corrected list that were given to trainees, and those that were not, because their trainees have worked already. */
  readonly renamed: readonly string[];
  readonly kept: readonly string[];
  /** Whether the last change was not stored, because the disk is full. */
  readonly isFull: () => boolean;
}

/** Saved worlds of a training class. `setAside` rejects, so that a world that this build cannot open is not replaced. */
const shelfOf = (file: string, fresh: boolean | undefined) => ({
  ...createShelf(folderShelf(`${file}.lompatan`, fresh)),
  setAside: async () => {
    throw new RangeError(`${file} dibuat oleh portal versi lain. Mulai dunia baru dengan --new; yang lama disimpan.`);
  },
});

/** Milliseconds between two searches for files that nobody names any more. */
const sweepEvery = 60_000;

const filesIn = ({ tables }: { readonly tables: StoredTables }): string[] =>
  ((tables.files ?? []) as readonly FileRow[]).map(({ data }) => data);

export const startRoom = async (settings: RoomSettings): Promise<RoomHost> => {
  const {
    port,
    host,
    secret,
    file,
    fresh,
    usedAt = null,
    trainees,
    names = [],
    at,
    passwordOf,
    demoAccounts = false,
    byTransfer,
    pages,
    headers,
  } = settings;
  const journal = await openJournal(file, fresh);
  const isNew = (await journal.version()) === 0;
  const files = folderFiles(`${file}.unggahan`, fresh);
  const shelf = shelfOf(file, fresh);
  let server: Server | undefined;
  let node: NodeHost | undefined;
  let sweeping: ReturnType<typeof setInterval> | undefined;
  const journalAndShelf = async () => [await journal.load(), ...(await shelf.all())];
  const close = async () => {
    clearInterval(sweeping);
    await node?.close();
    await journal.close();
  };
  try {
    node = await startNode({
      port,
      host,
      secret,
      shutOut: demoAccounts ? [] : people.map(({ email }) => email),
      persistence: journal,
      shelf,
      files,
      byTransfer,
      pages,
      headers,
      add(added, control) {
        server = added;
        const activity = createActivity(added.backend, added.realNow);
        return {
          beside: answerRoom(added, control, {
            activity,
            attention: createAttention(added.backend, added.realNow),
            usedAt,
          }),
          heard: activity.heard,
        };
      },
    });
    const { renamed, kept } = server ? await renameTrainees(server, names) : { renamed: [], kept: [] };
    if (server) await addTrainees(server, trainees, at, passwordOf, names);
    const sweep = async () => files.sweep(new Set((await journalAndShelf()).flatMap(filesIn)));
    await sweep();
    sweeping = setInterval(() => void sweep(), sweepEvery);
    sweeping.unref();
    return {
      ...node,
      accounts: server ? traineesOf(server.backend) : [],
      renamed,
      kept,
      isFull: () => server?.transactions.isFull() ?? false,
      close,
    };
  } catch (error) {
    await close();
    // otherwise the next start would go on with a class that never was
    if (isNew)
      for (const name of [file, `${file}.unggahan`, `${file}.lompatan`]) rmSync(name, { recursive: true, force: true });
    throw error;
  }
};
