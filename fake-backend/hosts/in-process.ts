import { type Control, createControl } from '../control.ts';
import { openPersistence } from '../database/indexeddb-persistence.ts';
import type { LastingPersistence } from '../database/memory-backed-persistence.ts';
import type { Persistence } from '../database/persistence.ts';
import { serveLogged } from '../log/serve-logged.ts';
import { pause } from '../pause.ts';
import type { NoticeChannel } from '../realtime.ts';
import { startRobots } from '../robot-ticks.ts';
import { openScenes, type SceneStore } from '../scenarios/own/scenario-store.ts';
import type { PlayerMemory } from '../scenarios/scenario-player.ts';
import { createServer, latencyOf, type Server } from '../server.ts';
import {
  type CookieToSet,
  cookieHeader,
  cookiesToSet,
  csrfCookie,
  sessionCookie,
  setCookieHeader,
} from '../session.ts';
import { openShelf } from '../worlds/indexeddb-shelf.ts';
import { createShelf, type Shelf } from '../worlds/shelf.ts';
import { answerSockets } from './in-page-socket.ts';

export interface CookieJar {
  cookie: string;
}

// Differs from the real session cookie: localhost ports share cookies, and a page cannot replace an HttpOnly one.
const inPageSession = 'portal_simulasi_session';

const inPageName = (name: string) => (name === sessionCookie ? inPageSession : name);

const readCookies = (jar: CookieJar): string =>
  jar.cookie
    .split('; ')
    .map((cookie) =>
      cookie.startsWith(`${inPageSession}=`) ? `${sessionCookie}${cookie.slice(inPageSession.length)}` : cookie,
    )
    .join('; ');

const writeCookies = (jar: CookieJar, cookies: readonly CookieToSet[]): void => {
  for (const { name, value } of cookies) jar.cookie = `${inPageName(name)}=${value}; Path=/; SameSite=Lax`;
};

const clearCookies = (jar: CookieJar): void => {
  for (const name of [inPageSession, csrfCookie]) jar.cookie = `${name}=; Path=/; Max-Age=0`;
};

type UploadProgress = (sentBytes: number, totalBytes: number) => void;

export interface InProcess {
  /** Answers like `fetch`: rejects with a TypeError if no reply arrives, and with the signal's reason when aborted. */
  send(request: Request, onUploadProgress?: UploadProgress): Promise<Response>;
  readonly control: Control;
  stop(): void;
}

export interface PageSurroundings {
  readonly cookies: CookieJar;
  readonly persistence: Persistence & Partial<LastingPersistence>;
  readonly channel: NoticeChannel | null;
  readonly latency: number;
  readonly realNow?: () => number;
  readonly shelf?: Shelf;
  readonly ownScenes?: SceneStore;
  readonly tabMemory?: PlayerMemory;
  readonly evidenceKb?: number | undefined;
  readonly byTransfer?: boolean | undefined;
}

const defaultLatency = 120;
const uploadSteps = 5;

export const ofThisPage = (cookies: CookieJar): PageSurroundings => ({
  cookies,
  persistence: openPersistence(),
  channel: typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('portal-asesi-simulasi'),
  latency: defaultLatency,
  shelf: createShelf(openShelf()),
  ownScenes: openScenes(),
});

const tellUpload = async (server: Server, request: Request, onProgress: UploadProgress): Promise<void> => {
  const { byteLength } = await request.clone().arrayBuffer();
  for (let step = 1; step <= uploadSteps; step++) {
    await pause(latencyOf(server) / uploadSteps, request.signal);
    onProgress(Math.round((byteLength * step) / uploadSteps), byteLength);
  }
};

/**
 * Starts the API in the page. Must run before the Socket.IO client is imported, because the client keeps the WebSocket class that it finds.
 */
export const startInProcess = async ({ cookies, ...surroundings }: PageSurroundings): Promise<InProcess> => {
  const server = await createServer(surroundings);
  const closeSockets = answerSockets(server, () => readCookies(cookies));
  const stopRobots = startRobots(server);
  const stop = () => {
    stopRobots();
    closeSockets();
  };

  const send: InProcess['send'] = async (request, onUploadProgress) => {
    if (onUploadProgress) await tellUpload(server, request, onUploadProgress);
    const carried = request.clone();
    carried.headers.set(cookieHeader, readCookies(cookies));
    const reply = await serveLogged(server, carried);
    writeCookies(cookies, cookiesToSet(reply));
    reply.headers.delete(setCookieHeader);
    return reply;
  };
  const watchStorage = surroundings.persistence.watch;
  const control = createControl(server, {
    afterReset: () => clearCookies(cookies),
    ...(watchStorage && { watchStorage }),
    ...(surroundings.ownScenes && { ownScenes: surroundings.ownScenes }),
    ...(surroundings.tabMemory && { tabMemory: surroundings.tabMemory }),
  });
  return { send, stop, control };
};
