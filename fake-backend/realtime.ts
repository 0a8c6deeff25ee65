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

/** Between the servers of tabs: somebody has moved the clock. */
const timeMoved = 'time-moved';

export interface Realtime {
  publish(notice: ServerEvent): void;
  /** Pushes notices of the candidate until the returned function is called. */
  connect(connection: Connection): () => void;
  /** Says in all tabs that the server's time is another one. */
  tellOfTime(): void;
  /** Calls the listener at each such word until the returned function is called. */
  watchTime(listener: () => void): () => void;
}

/** Carries notices to the connections of this process, and over the channel to those of the other tabs. */
export const createRealtime = (channel: NoticeChannel | null): Realtime => {
  const connections = new Set<Connection>();
  const watches = new Set<() => void>();
  const deliver = ({ candidateId, event, exceptConnection }: ServerEvent) => {
    for (const connection of connections) {
      if (connection.candidateId === candidateId && connection.id !== exceptConnection) connection.push(event);
    }
  };
  const heardOfTime = () => {
    for (const listener of watches) listener();
  };
  if (channel) {
    channel.onmessage = ({ data }) => {
      if (data === timeMoved) heardOfTime();
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
    tellOfTime() {
      heardOfTime();
      channel?.postMessage(timeMoved);
    },
    watchTime(listener) {
      watches.add(listener);
      return () => void watches.delete(listener);
    },
  };
};
