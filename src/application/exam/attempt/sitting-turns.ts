import type { Contest, TabOwnership } from '../../ports/device/tab-ownership.ts';

interface TurnWork {
  /** This tab may write; `goesOn` tells later whether it still may. */
  begin(goesOn: () => boolean): Promise<void>;
  /** This tab takes nothing more from now on, and stores what it has. */
  finish(): Promise<void>;
  /** This tab may not write any more. `overtaken`: another one did not wait for it. */
  stop(overtaken: boolean): void;
}

/** Which tab writes a sitting (fault matrix 34, 35): what this one does when its turn begins and ends. */
export class SittingTurns {
  readonly #work: TurnWork;
  #contest: Contest | null = null;
  /** Whether this tab has the lock. */
  #mine = false;
  #writing = false;
  /** Counted up whenever a turn ends, so that a beginning that was overtaken knows it. */
  #turn = 0;
  #ended = false;

  constructor(work: TurnWork) {
    this.#work = work;
  }

  /** From now on the work is called: whoever made it is complete. */
  start(tabs: TabOwnership, name: string): void {
    this.#contest = tabs.compete(name, {
      changed: (ownership) => {
        this.#mine = ownership === 'mine';
        if (this.#mine) void this.#begin();
        else this.stop(true);
      },
      handOver: () => this.#handOver(),
    });
  }

  /** Whether another tab has written since this page was opened, or may have. */
  get interrupted(): boolean {
    return this.#turn > 0;
  }

  async takeOver(): Promise<void> {
    await this.#contest?.takeOver();
    // this tab has the lock all the time where only the storage said that another one wrote
    if (this.#mine && !this.#writing) await this.#begin();
  }

  stop(overtaken: boolean): void {
    const cut = this.#writing && overtaken;
    this.#writing = false;
    this.#turn += 1;
    this.#work.stop(cut);
  }

  end(): void {
    this.#ended = true;
    this.#contest?.end();
  }

  #begin(): Promise<void> {
    const turn = this.#turn;
    this.#writing = true;
    return this.#work.begin(() => turn === this.#turn && !this.#ended);
  }

  async #handOver(): Promise<void> {
    const turn = this.#turn;
    await this.#work.finish();
    if (turn === this.#turn) this.stop(false); // else the other tab did not wait, and what that cost is told
  }
}
