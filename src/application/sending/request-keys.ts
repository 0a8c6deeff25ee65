import { ApiFailure } from '../api-failure.ts';
import type { IdSource } from '../ports/device/id-source.ts';

/** Statuses that say nothing about the request itself: no session, no time, too often. */
const passingStatuses: ReadonlySet<number | undefined> = new Set([401, 408, 419, 425, 429]);

/**
 * Whether the server has said no for good. Then the next try is another request with a key of its own: servers that remember keys
 * repeat what they answered to the old one, also when its reason is gone.
 */
export const isDefinite = (error: unknown): error is ApiFailure =>
  error instanceof ApiFailure &&
  (error.kind === 'refused' ||
    (error.kind === 'http' && Math.floor((error.status ?? 0) / 100) === 4 && !passingStatuses.has(error.status)));

/** The `Idempotency-Key` of sends whose outcome is not known, by the name of what is sent and of who sends it. */
export class RequestKeys {
  readonly #open = new Map<string, string>();

  /**
   * Sends under the key that this name had before while its outcome is not known (`again`), else under a new one (fault matrix 53,
   * 74). Rejects with whatever `send` rejects with.
   */
  async under<T>(name: string, ids: IdSource, send: (requestKey: string, again: boolean) => Promise<T>): Promise<T> {
    const before = this.#open.get(name);
    const requestKey = before ?? ids.next();
    try {
      const reply = await send(requestKey, before !== undefined);
      this.#open.delete(name);
      return reply;
    } catch (error) {
      if (isDefinite(error)) this.#open.delete(name);
      else this.#open.set(name, requestKey);
      throw error;
    }
  }

  /** Forgets all: a key that is sent again is answered with what was true then. */
  clear(): void {
    this.#open.clear();
  }
}
