import { retryDelay } from '../../../domain/exam/retry-delay.ts';
import { ApiFailure } from '../../api-failure.ts';
import type { Clock } from '../../ports/device/clock.ts';
import type { RandomSource } from '../../ports/device/random-source.ts';
import { isDefinite } from '../../sending/request-keys.ts';
import type { UploadOutcome } from './upload-demonstration.ts';
import type { Uploading } from './uploads-state.ts';

/**
 * Whether a later try may succeed without the candidate: nobody has judged this file, and it is not too large for what is in between or for
 * the server's storage.
 */
export const healsByItself = (uploading: Uploading): boolean => {
  if (uploading.kind === 'unknown') return true;
  if (uploading.kind !== 'failed' || !(uploading.error instanceof ApiFailure)) return false;
  const { error } = uploading;
  return error.kind !== 'expired' && error.status !== 507 && error.obstacle !== 'size' && !isDefinite(error);
};

/** Sends files again after growing pauses, each on its own. */
export class UploadRetries {
  readonly #deps: { readonly clock: Pick<Clock, 'wait'>; readonly random: RandomSource };
  readonly #tasks = new Map<string, { readonly failures: number; readonly wait: AbortController }>();

  constructor(deps: { readonly clock: Pick<Clock, 'wait'>; readonly random: RandomSource }) {
    this.#deps = deps;
  }

  /** After a failure: sends again later. */
  plan(taskId: string, outcome: UploadOutcome, send: () => void): void {
    const { clock, random } = this.#deps;
    const failures = (this.#tasks.get(taskId)?.failures ?? 0) + 1;
    this.end(taskId);
    const wait = new AbortController();
    this.#tasks.set(taskId, { failures, wait });
    const asked =
      'error' in outcome && outcome.error instanceof ApiFailure ? outcome.error.retryAfterSeconds : undefined;
    clock.wait(retryDelay(failures, random.next(), asked), wait.signal).then(send, () => undefined);
  }

  end(taskId: string): void {
    this.#tasks.get(taskId)?.wait.abort();
    this.#tasks.delete(taskId);
  }

  endAll(): void {
    for (const taskId of this.#tasks.keys()) this.end(taskId);
  }
}
