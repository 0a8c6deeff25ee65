import { ApiFailure } from '../api-failure.ts';
import type { IdSource } from '../ports/device/id-source.ts';
import type { TabMemory } from '../ports/device/tab-memory.ts';

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

/**
 * The rule of every `Idempotency-Key` (fault matrix 53, 74): `end` is told whether the outcome is known now. Then the key is dropped,
 * else the next try has the same one. Rejects with whatever `send` rejects with.
 */
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

/** What a tab keeps is untrusted, and a key goes into a header. */
const isKey = (text: string | null): text is string => text !== null && /^[\w-]{1,100}$/.test(text);

/**
 * The keys of sends whose outcome is not known, by the name of what is sent and of who sends it. A reload forgets them, unless the memory
 * of the tab keeps them: from before the send, because the page may be gone before its reply.
 */
export class RequestKeys {
  readonly #open = new Map<string, string>();
  readonly #ids: IdSource;
  readonly #memory: TabMemory | undefined;

  constructor(ids: IdSource, memory?: TabMemory) {
    this.#ids = ids;
    this.#memory = memory;
  }

  /** Sends under the key that this name had before while its outcome is not known (`again`), else under a new one. */
  under<T>(name: string, send: (requestKey: string, again: boolean) => Promise<T>): Promise<T> {
    const kept = `kunci:${name}`;
    const remembered = this.#memory?.read(kept) ?? null;
    const before = this.#open.get(name) ?? (isKey(remembered) ? remembered : undefined);
    const key = before ?? this.#ids.next();
    this.#memory?.write(kept, key);
    return underKey(
      key,
      () => send(key, before !== undefined),
      (known) => {
        if (known) this.#open.delete(name);
        else this.#open.set(name, key);
        if (known) this.#memory?.write(kept, null);
      },
    );
  }

  /** Forgets all: a key that is sent again is answered with what was true then. */
  clear(): void {
    this.#open.clear();
  }
}
