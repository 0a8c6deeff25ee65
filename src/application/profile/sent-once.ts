import type { IdSource } from '../ports/id-source.ts';

/** The request keys of sends that failed, by what was sent. */
type FailedKeys = Map<string, string>;

const kept = new WeakMap<object, { readonly education: FailedKeys; readonly career: FailedKeys }>();

/**
 * The keys that are kept for one kind of record, by the port that it is sent through: saving and removing share them. Whoever has
 * changed the list clears them, because a key that is sent again is answered with what was true before that.
 */
export const failedKeys = (port: object, kind: 'education' | 'career'): FailedKeys => {
  const own = kept.get(port) ?? { education: new Map(), career: new Map() };
  kept.set(port, own);
  return own[kind];
};

/**
 * Sends the same record of the same candidate once at a time, and keeps the request key of a new one that failed: its reply may
 * only have been lost, and the next try must not make a second record. Changing a stored one twice is no harm and needs no key.
 */
export const sentOnce = <T>(ids: IdSource, failed: FailedKeys) => {
  const running = new Map<string, Promise<T>>();

  const sendWithKey = async (name: string, send: (requestKey: string) => Promise<T>): Promise<T> => {
    const requestKey = failed.get(name) ?? ids.next();
    try {
      return await send(requestKey);
    } catch (error) {
      failed.set(name, requestKey);
      throw error;
    }
  };

  return (
    candidateId: string,
    record: { readonly id: string | null },
    send: (requestKey?: string) => Promise<T>,
  ): Promise<T> => {
    const name = JSON.stringify([candidateId, record]);
    const already = running.get(name);
    if (already) return already;
    const started = (record.id === null ? sendWithKey(name, send) : send())
      .then((reply) => {
        failed.clear();
        return reply;
      })
      .finally(() => running.delete(name));
    running.set(name, started);
    return started;
  };
};
