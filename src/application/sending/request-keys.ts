import { ApiFailure } from '../api-failure.ts';
import type { IdSource } from '../ports/device/id-source.ts';
import type { TabMemory } from '../ports/device/tab-memory.ts';

/** Statuses that do not judge the request itself: no session, timeout, rate limit. */
const passingStatuses: ReadonlySet<number | undefined> = new Set([401, 408, 419, 425, 429]);

/** Whether the refusal is final. A retry then needs a new key, because servers replay the reply to a known key. */
export const isDefinite = (error: unknown): error is ApiFailure =>
  error instanceof ApiFailure &&
  (error.kind === 'refused' ||
    (error.kind === 'http' && Math.floor((error.status ?? 0) / 100) === 4 && !passingStatuses.has(error.status)));

/** The rule of every `Idempotency-Key` (fault matrix 53, 74): retries reuse a key until `end` reports a known outcome. */
export const underKey = async <T>(
  requestKey: string,
  send: (requestKey: string) => Promise<T>,
  end: (known: boolean) => void,
): Promise<T> => {
  try {
    const reply = await send(requestKey);
    end(true);
    return reply;
  } catch (error) {
    end(isDefinite(error));
    throw error;
  }
};

/** Stored text is untrusted, and a key becomes a header. */
const isKey = (text: string | null): text is string => text !== null && /^[\w-]{1,100}$/.test(text);

const kept = (name: string): string => `kunci:${name}`;

/** Keys of sends with an unknown outcome. `memory` stores a key before its send, because the page may be closed before the reply. */
export class RequestKeys {
  readonly #open = new Map<string, string>();
  readonly #ids: IdSource;
  readonly #memory: TabMemory;

  constructor(ids: IdSource, memory: TabMemory) {
    this.#ids = ids;
    this.#memory = memory;
  }

  /** Reuses the key of this name while its outcome is unknown (`again`); otherwise creates a key. */
  under<T>(name: string, send: (requestKey: string, again: boolean) => Promise<T>): Promise<T> {
    const remembered = this.#memory.read(kept(name));
    const before = this.#open.get(name) ?? (isKey(remembered) ? remembered : undefined);
    const key = before ?? this.#ids.next();
    this.#memory.write(kept(name), key);
    return underKey(
      key,
      () => send(key, before !== undefined),
      (known) => {
        if (known) this.#open.delete(name);
        else this.#open.set(name, key);
        if (known) this.#memory.write(kept(name), null);
      },
    );
  }
}
