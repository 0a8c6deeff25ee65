import type { NotificationRow } from './database/rows.ts';

export interface Listening {
  type: NotificationRow['type'] | 'refresh';
  trxid?: string;
}

export interface ServerEvent {
  candidateId: string;
  event: Listening;
  exceptConnection?: string;
}

interface Connection {
  id: string;
  candidateId: string;
  push(event: Listening): void;
}

export interface NoticeChannel {
  postMessage(message: unknown): void;
  onmessage: ((event: MessageEvent) => void) | null;
}

const signals = ['world-changed', 'time-moved', 'sockets-dropped'] as const;
type Signal = (typeof signals)[number];

export interface Realtime {
  publish(notice: ServerEvent): void;
  connect(connection: Connection): () => void;
  isConnected(candidateId: string): boolean;
  tellOfChange(): void;
  watchChanges(listener: () => void): () => void;
  tellOfTime(): void;
  watchTime(listener: () => void): () => void;
  dropSockets(): void;
  watchDrops(listener: () => void): () => void;
}

/** Delivers notices to connections of this process and, over the channel, of other tabs. */
export const createRealtime = (channel: NoticeChannel | null): Realtime => {
  const connections = new Set<Connection>();
  const watches = new Set<{ readonly signal: Signal; readonly listener: () => void }>();
  const deliver = ({ candidateId, event, exceptConnection }: ServerEvent) => {
    for (const connection of connections) {
      if (connection.candidateId === candidateId && connection.id !== exceptConnection) connection.push(event);
    }
  };
  const heard = (signal: Signal) => {
    for (const watch of [...watches]) if (watch.signal === signal) watch.listener();
  };
  const tell = (signal: Signal) => () => {
    heard(signal);
    channel?.postMessage(signal);
  };
  const watch = (signal: Signal) => (listener: () => void) => {
    const one = { signal, listener };
    watches.add(one);
    return () => void watches.delete(one);
  };
  if (channel) {
    channel.onmessage = ({ data }) => {
      const signal = signals.find((each) => each === data);
      if (signal) heard(signal);
      else deliver(data as ServerEvent);
    };
  }
  return {
    publish(notice) {
      deliver(notice);
      channel?.postMessage(notice);
    },
    connect(connection) {
      connections.add(connection);
      return () => void connections.delete(connection);
    },
    isConnected: (candidateId) => [...connections].some((each) => each.candidateId === candidateId),
    tellOfChange: tell('world-changed'),
    watchChanges: watch('world-changed'),
    tellOfTime: tell('time-moved'),
    watchTime: watch('time-moved'),
    dropSockets: tell('sockets-dropped'),
    watchDrops: watch('sockets-dropped'),
  };
};
