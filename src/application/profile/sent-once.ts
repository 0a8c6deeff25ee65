import type { IdSource } from '../ports/id-source.ts';

/**
 * Sends what has the same name once at a time, and keeps the request key of one that failed: its reply may only have been lost,
 * and the next try must not make a second record.
 */
export const sentOnce = <T>(ids: IdSource) => {
  const running = new Map<string, Promise<T>>();
  const requestKeys = new Map<string, string>();

  const sendWithKey = async (name: string, send: (requestKey: string) => Promise<T>): Promise<T> => {
    const requestKey = requestKeys.get(name) ?? ids.next();
    requestKeys.set(name, requestKey);
    const reply = await send(requestKey);
    requestKeys.delete(name);
    return reply;
  };

  return (name: string, send: (requestKey: string) => Promise<T>): Promise<T> => {
    const already = running.get(name);
    if (already) return already;
    const started = sendWithKey(name, send).finally(() => running.delete(name));
    running.set(name, started);
    return started;
  };
};
