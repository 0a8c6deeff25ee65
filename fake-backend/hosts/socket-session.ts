import type { Listening } from '../realtime.ts';
import type { Server } from '../server.ts';
import { sessionOf, sessionOfBearer } from '../session.ts';

export interface SocketSession {
  readonly id: string;
  readonly cookies: string | undefined;
  readonly bearer: unknown;
  emit(event: Listening): void;
  onEvent(name: string, listener: (payload: unknown) => void): void;
  /** Drops the connection like a network failure, so that the client reconnects. */
  breakOff(): void;
}

const isRefresh = (payload: unknown): boolean =>
  typeof payload === 'object' && payload !== null && 'type' in payload && payload.type === 'refresh';

/**
 * Pushes notices to the candidate of this connection, and forwards its refresh messages to the candidate's other connections. Guests
 * receive nothing. Returns the disconnect function.
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
