import { BehaviorSubject, defer, Observable, share, switchMap } from 'rxjs'; // `from` and `merge` would add 1 kB to every page
import type { Socket } from 'socket.io-client';
import * as z from 'zod/mini';
import type { RandomSource } from '../../application/ports/device/random-source.ts';
import {
  type RealtimeChannel,
  type ServerEvent,
  serverEventTypes,
} from '../../application/ports/notification/realtime-channel.ts';

export interface SocketSettings {
  readonly url: string;
  /** Empty: there is no socket. */
  readonly path: string;
}

/** Assumed payload of `listening` (docs/domain.md, Realtime). An unknown type becomes `refresh`; other invalid payloads are dropped. */
const listening = z.object({
  type: z.pipe(
    z.string(),
    z.transform((type) => serverEventTypes.find((known) => known === type) ?? 'refresh'),
  ),
  trxid: z._default(z.nullable(z.union([z.string().check(z.maxLength(200)), z.int()])), null),
});

export const eventFrom = (payload: unknown): ServerEvent | null => {
  const parsed = listening.safeParse(payload);
  if (!parsed.success) return null;
  const { type, trxid } = parsed.data;
  return { type, trxId: trxid === null ? null : String(trxid) };
};

interface Identity {
  readonly usesCookies: boolean;
  readonly bearer: string | null;
}

/** A first connection within this many milliseconds needs no refresh, because the page has read its data just now. */
const promptMs = 1_000;

/** A connection without a sign of the server for this many milliseconds is silent. Servers ping every 25 s by default. */
const silentMs = 90_000;

/** Milliseconds over which clients spread their refresh after a reconnection. */
const comingBackMs = 30_000;

/** The events of a server without a socket. */
const silence = new Observable<ServerEvent>(() => undefined);

/** The realtime port over Socket.IO. The library loads with the first listener, so guests never load it. */
export class SocketRealtimeChannel implements RealtimeChannel {
  readonly connected = new BehaviorSubject(false);
  readonly #random: RandomSource;
  readonly #events: Observable<ServerEvent>;
  #socket: Socket | null = null;

  constructor(settings: SocketSettings, identity: Identity, random: RandomSource) {
    this.#random = random;
    this.#events =
      settings.path === ''
        ? silence
        : defer(async () => {
            const asked = performance.now();
            const { io } = await import('socket.io-client');
            return { asked, socket: () => io(settings.url, socketOptions(settings.path, identity)) };
          }).pipe(
            switchMap(({ asked, socket }) => this.#listen(socket(), asked)),
            share(),
          );
  }

  events(): Observable<ServerEvent> {
    return this.#events;
  }

  announceChange(): void {
    if (this.#socket?.connected) this.#socket.emit('command', { type: 'refresh' });
  }

  announceRead(notificationId: string): void {
    if (this.#socket?.connected) this.#socket.emit('notification', { id: notificationId });
  }

  #listen(socket: Socket, asked: number): Observable<ServerEvent> {
    return new Observable((subscriber) => {
      this.#socket = socket;
      let connections = 0;
      let silence: ReturnType<typeof setTimeout> | undefined;
      let refresh: ReturnType<typeof setTimeout> | undefined;
      const tell = (connected: boolean) => {
        clearTimeout(silence);
        if (connected) silence = setTimeout(() => this.connected.next(false), silentMs);
        if (this.connected.value !== connected) this.connected.next(connected);
      };
      const onPing = () => {
        if (socket.connected) tell(true);
      };
      socket.on('disconnect', () => tell(false));
      socket.on('connect', () => {
        tell(true);
        connections += 1;
        const late = performance.now() - asked > promptMs; // data that was read before the connection may be outdated
        if (connections === 1 && !late) return;
        clearTimeout(refresh);
        refresh = setTimeout(
          () => subscriber.next({ type: 'refresh', trxId: null }),
          this.#random.next() * comingBackMs,
        );
      });
      socket.io.on('ping', onPing);
      socket.on('listening', (payload: unknown) => {
        onPing();
        const event = eventFrom(payload);
        if (event) subscriber.next(event);
      });
      const page = new AbortController();
      // a page with an open socket is not kept for Back
      globalThis.addEventListener?.('pagehide', () => socket.disconnect(), { signal: page.signal });
      globalThis.addEventListener?.('pageshow', ({ persisted }) => persisted && socket.connect(), {
        signal: page.signal,
      });
      return () => {
        this.#socket = null;
        page.abort();
        socket.io.off('ping', onPing);
        socket.disconnect();
        clearTimeout(refresh);
        tell(false);
      };
    });
  }
}

const socketOptions = (path: string, identity: Identity) => ({
  path,
  auth: (identify: (credentials: object) => void) => {
    const token = identity.bearer;
    identify(token === null ? {} : { token });
  },
  transports: ['websocket'],
  withCredentials: identity.usesCookies,
  // a random part of twice the backoff (from 5 s, at most 30 s), so that clients do not all reconnect to a restarted server at once
  reconnectionDelay: 5_000,
  reconnectionDelayMax: 30_000,
  randomizationFactor: 1,
});
