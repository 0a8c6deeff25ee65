/** The event `listening` (domain: Realtime). */
export interface Listening {
  type: 'assessment' | 'payment' | 'register' | 'verify_email' | 'certificate' | 'message' | 'refresh';
  trxid?: string;
}

/** Something to tell all connections of a candidate, but the one that caused it. */
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

/** The part of a BroadcastChannel that carries notices between tabs. */
export interface NoticeChannel {
  postMessage(message: unknown): void;
  onmessage: ((event: MessageEvent) => void) | null;
}

/** Between the servers of tabs: something has changed, somebody has moved the clock, or the sockets break off. */
const signals = ['world-changed', 'time-moved', 'sockets-dropped'] as const;
type Signal = (typeof signals)[number];

export interface Realtime {
  publish(notice: ServerEvent): void;
  /** Pushes notices of the candidate until the returned function is called. */
  connect(connection: Connection): () => void;
  /** Whether a page of the candidate is connected to this process. */
  isConnected(candidateId: string): boolean;
  /** Says in all tabs that the world is not as it was. */
  tellOfChange(): void;
  /** Calls the listener at each such word until the returned function is called. */
  watchChanges(listener: () => void): () => void;
  /** Says in all tabs that the server's time is another one. */
  tellOfTime(): void;
  /** Calls the listener at each such word until the returned function is called. */
  watchTime(listener: () => void): () => void;
  /** Breaks the sockets of all tabs off; clients come back by themselves. */
  dropSockets(): void;
  /** Calls the listener whenever they are to break off, until the returned function is called. */
  watchDrops(listener: () => void): () => void;
}

/** Carries notices to the connections of this process, and over the channel to those of the other tabs. */
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
