import type { IdSource } from '../ports/device/id-source.ts';
import { RequestKeys } from '../sending/request-keys.ts';

const kept = new WeakMap<object, { readonly education: RequestKeys; readonly career: RequestKeys }>();

/**
 * The request keys of one kind of record, by the port that it is sent through: saving and removing share them. Whoever has changed
 * the list clears them, because a key that is sent again is answered with what was true before that.
 */
export const recordKeys = (port: object, kind: 'education' | 'career'): RequestKeys => {
  const own = kept.get(port) ?? { education: new RequestKeys(), career: new RequestKeys() };
  kept.set(port, own);
  return own[kind];
};

/**
 * Sends the same record of the same candidate once at a time; a new one under a request key, so that a lost reply does not become
 * a second record. Changing a stored one twice is no harm and needs no key.
 */
export const sentOnce = <T>(ids: IdSource, keys: RequestKeys) => {
  const running = new Map<string, Promise<T>>();

  return (
    candidateId: string,
    record: { readonly id: string | null },
    send: (requestKey?: string) => Promise<T>,
  ): Promise<T> => {
    const name = JSON.stringify([candidateId, record]);
    const already = running.get(name);
    if (already) return already;
    const started = (record.id === null ? keys.under(name, ids, send) : send())
      .then((reply) => {
        keys.clear();
        return reply;
      })
      .finally(() => running.delete(name));
    running.set(name, started);
    return started;
  };
};
