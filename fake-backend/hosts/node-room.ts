import { demoAccounts as people } from '../demo-accounts.ts';
import { createActivity } from '../room/activity.ts';
import { answerRoom } from '../room/room-http.ts';
import { addTrainees, traineesOf } from '../room/trainees.ts';
import type { Server } from '../server.ts';
import { createShelf } from '../worlds/shelf.ts';
import { type NodeHost, startNode } from './node.ts';
import type { Answer } from './node-guard.ts';
import { openJournal } from './node-journal.ts';
import { folderShelf } from './node-shelf.ts';

interface RoomSettings {
  readonly port: number;
  readonly host: string;
  /** What the trainer sends with each act. */
  readonly secret: string;
  /** The file that the world lies in, with a folder beside it for the worlds before journeys in time. */
  readonly file: string;
  /** Begins with a new world, and keeps the file of the old one. */
  readonly fresh?: boolean;
  readonly trainees: number;
  /** The scenarios that those who are new begin at, in turn. */
  readonly at: readonly string[];
  readonly passwordOf: () => string;
  /** Lets people of the seed log in, of whom everybody can know the password. */
  readonly demoAccounts?: boolean;
  /** Answers what is no address of the API. */
  readonly pages: Answer;
  /** Of each answer of the API. */
  readonly headers: Readonly<Record<string, string>>;
}

interface RoomHost extends NodeHost {
  readonly accounts: readonly { readonly email: string; readonly password: string; readonly fullname: string }[];
}

/** A world that this build cannot open stays in its file. */
const shelfOf = (file: string, fresh: boolean | undefined) => ({
  ...createShelf(folderShelf(`${file}.lompatan`, fresh)),
  setAside: async () => {
    throw new RangeError(`${file} dibuat oleh portal versi lain. Mulai dunia baru dengan --new; yang lama disimpan.`);
  },
});

/** A class in one world that lies in a file: portal, API, socket and the trainer's part on one origin. */
export const startRoom = async (settings: RoomSettings): Promise<RoomHost> => {
  const { port, host, secret, file, fresh, trainees, at, passwordOf, demoAccounts = false, pages, headers } = settings;
  const journal = await openJournal(file, fresh);
  let server: Server | undefined;
  let node: NodeHost | undefined;
  const close = async () => {
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
      shelf: shelfOf(file, fresh),
      pages,
      headers,
      add(added, control) {
        server = added;
        const activity = createActivity(added.backend, added.realNow);
        return { beside: answerRoom(added, control, activity), heard: activity.heard };
      },
    });
    if (server) await addTrainees(server, trainees, at, passwordOf);
    return { ...node, accounts: server ? traineesOf(server.backend) : [], close };
  } catch (error) {
    await close();
    throw error;
  }
};
