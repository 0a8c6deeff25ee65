import { deadlineOf, type Exam, withinSitting } from '../../../domain/exam/exam.ts';
import type { SittingDeps } from './sitting-deps.ts';

/** The exam of a sitting as the server told it last, and what time it is in it. */
export class SittingTime {
  readonly #deps: Pick<SittingDeps, 'clock' | 'serverClock'>;
  #exam: Exam;

  constructor(deps: Pick<SittingDeps, 'clock' | 'serverClock'>, exam: Exam) {
    this.#deps = deps;
    this.#exam = exam;
  }

  get exam(): Exam {
    return this.#exam;
  }

  /** Takes the exam as it is now; says whether it ends later than before. */
  renew(exam: Exam): boolean {
    const later = (deadlineOf(exam) ?? 0) > (deadlineOf(this.#exam) ?? 0);
    this.#exam = exam;
    return later;
  }

  /** The server's time, as an ISO instant; while it is not known the device's, as far as it can be true. */
  stamp(): string {
    const known = this.#deps.serverClock.now();
    return new Date(known ?? withinSitting(this.#exam, this.#deps.clock.now())).toISOString();
  }

  /** Whether the deadline is over, however late the tick is that says so (fault matrix 24). */
  get over(): boolean {
    return (this.#deps.serverClock.now() ?? 0) >= (deadlineOf(this.#exam) ?? Number.POSITIVE_INFINITY);
  }
}
