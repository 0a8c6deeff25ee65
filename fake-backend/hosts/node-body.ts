import type { IncomingMessage } from 'node:http';

/** Maximum bytes of a request body: `small` for a guest, `large` for a candidate. Bodies up to `small` are never paused. */
const small = 64_000;
const large = 20_000_000;
/** Maximum bytes of all unfinished bodies together, except the largest one. */
const together = 5_000_000;
/** Milliseconds without data after which a body fails with 408. */
const patience = 10_000;

interface Reading {
  readonly incoming: IncomingMessage;
  readonly caller: string | null;
  size: number;
}

type Body = Buffer | 408 | 413;

interface Bodies {
  read(incoming: IncomingMessage, caller: string | null): Promise<Body>;
}

/**
 * Reads bodies within a memory limit over all senders. Pauses a body above `small` while the bodies exceed `together` and it is not the
 * largest, or while an earlier body of the same caller is unfinished.
 */
export const createBodies = (): Bodies => {
  const readings = new Set<Reading>();

  const mayGoOn = (reading: Reading): boolean => {
    if (reading.size <= small) return true;
    const all = [...readings];
    if (all.find(({ caller }) => caller === reading.caller) !== reading) return false;
    const largest = Math.max(...all.map(({ size }) => size));
    return reading.size === largest || all.reduce((sum, { size }) => sum + size, -largest) <= together;
  };
  const wake = (): void => {
    for (const reading of readings) {
      if (!reading.incoming.isPaused() || !mayGoOn(reading)) continue;
      reading.incoming.setTimeout(patience);
      reading.incoming.resume();
    }
  };

  const read: Bodies['read'] = (incoming, caller) =>
    new Promise((resolve) => {
      const most = caller === null ? small : large;
      if (Number(incoming.headers['content-length'] ?? 0) > most) {
        resolve(413);
        return;
      }
      const reading: Reading = { incoming, caller, size: 0 };
      const chunks: Buffer[] = [];
      const end = (body: Body): void => {
        if (!readings.delete(reading)) return;
        incoming.off('data', take);
        incoming.pause();
        incoming.setTimeout(0);
        chunks.length = 0; // frees the memory, although other listeners still refer to the array
        wake();
        resolve(body);
      };
      const take = (chunk: Buffer): void => {
        reading.size += chunk.length;
        chunks.push(chunk);
        if (reading.size > most) end(413);
        else if (!mayGoOn(reading)) incoming.pause();
      };
      readings.add(reading);
      incoming.on('data', take);
      incoming.once('end', () => end(Buffer.concat(chunks)));
      incoming.once('close', () => end(408));
      incoming.setTimeout(patience, () => {
        if (!incoming.isPaused()) end(408);
      });
    });
  return { read };
};
