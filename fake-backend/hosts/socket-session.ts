import type { Listening } from '../realtime.ts';
import type { Server } from '../server.ts';
import { sessionOf, sessionOfBearer } from '../session.ts';

/** A Socket.IO connection, whichever host accepted it. */
export interface SocketSession {
  readonly id: string;
  readonly cookies: string | undefined;
  /** The bearer token that the client identifies itself with, where it has one; anything else stands for none. */
  readonly bearer: unknown;
  emit(event: Listening): void;
  onEvent(name: string, listener: (payload: unknown) => void): void;
  /** Breaks off as a network does, so that the client comes back. */
  breakOff(): void;
}

const isRefresh = (payload: unknown): boolean =>
  typeof payload === 'object' && payload !== null && 'type' in payload && payload.type === 'refresh';

/**
 * Pushes notices to the candidate of this connection, and tells the candidate's other connections to refresh when this one says
 * that something changed. Guests hear nothing. Gives the function to call when the connection closes.
 */
export const relay = (server: Server, socket: SocketSession): (() => void) => {
  const { transactions, backend, realtime } = server;
  let candidateId: string | null = null;
  let disconnect: (() => void) | null = null;
  let closed = false;

  const refreshOthers = () => {
    if (candidateId === null) return;
    realtime.publish({ candidateId, event: { type: 'refresh' }, exceptConnection: socket.id });
  };
  socket.onEvent('command', (payload) => isRefresh(payload) && refreshOthers());
  socket.onEvent('notification', refreshOthers);

  const identify = async () => {
    const { bearer, cookies } = socket;
    const find = () =>
      typeof bearer === 'string' ? sessionOfBearer(backend.db, bearer) : sessionOf(backend.db, cookies);
    candidateId = await transactions.run(() => find()?.candidate_id ?? null);
    if (candidateId === null || closed) return;
    disconnect = realtime.connect({ id: socket.id, candidateId, push: (event) => socket.emit(event) });
  };
  void identify();
  const unwatch = realtime.watchDrops(socket.breakOff);
  return () => {
    closed = true;
    unwatch();
    disconnect?.();
  };
};
