import { ApiFailure } from '../../api-failure.ts';
import type { SubmitOutcome } from './sitting.ts';
import type { SittingWriter } from './sitting-writer.ts';

/** What stands for a submission that this tab may not make. */
const notWriting: SubmitOutcome = { kind: 'failed', error: new ApiFailure({ kind: 'cancelled' }) };

/** The submission of a sitting: there is never a second one while one is under way. */
export class OnlySubmission {
  #running: Promise<SubmitOutcome> | null = null;
  #done = false;

  get running(): boolean {
    return this.#running !== null;
  }

  /** Whether the server has it. */
  get done(): boolean {
    return this.#done;
  }

  /** `taken` is told as soon as the server has it. */
  by(writer: SittingWriter | null, taken: () => void): Promise<SubmitOutcome> {
    if (!writer) return Promise.resolve(notWriting);
    this.#running ??= this.#submit(writer, taken);
    return this.#running;
  }

  async #submit(writer: SittingWriter, taken: () => void): Promise<SubmitOutcome> {
    const outcome = await writer.submit();
    this.#running = null;
    if ('receipt' in outcome) {
      this.#done = true;
      taken();
    }
    return outcome;
  }
}
