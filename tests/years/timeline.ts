import type { RandomSource } from '../../src/application/ports/device/random-source.ts';

/** Random numbers from a 64-bit seed, for one purpose each, so that an act that is left out moves no others (sfc32). */
export const drawing = (seed: string, purpose: string) => {
  const state = new Uint32Array(4);
  for (const [index, letter] of [...`${seed} ${purpose}`].entries())
    state[index % 4] = Math.imul((state[index % 4] ?? 0) ^ (letter.codePointAt(0) ?? 0), 0x9e3779b1) + index;
  const next = (): number => {
    const [a = 0, b = 0, c = 0, counter = 0] = state;
    const sum = (a + b + counter) | 0;
    state.set([b ^ (b >>> 9), (c + (c << 3)) | 0, (((c << 21) | (c >>> 11)) + sum) | 0, (counter + 1) | 0]);
    return (sum >>> 0) / 2 ** 32;
  };
  for (let round = 0; round < 16; round += 1) next();
  const below = (limit: number): number => Math.floor(next() * limit);
  return {
    next,
    below,
    between: (least: number, most: number): number => least + below(most - least + 1),
    chance: (share: number): boolean => next() < share,
    of: <Item>(items: readonly Item[]): Item => items[below(items.length)] as Item,
  };
};
export type Draw = ReturnType<typeof drawing>;

/** Whose code runs: what a page's code asks of its browser is answered for this page. */
export interface Owner extends RandomSource {
  readonly isAlive: boolean;
  /** True milliseconds until which this page stands still. */
  readonly asleepUntil: number;
  readonly wallNow: () => number;
  readonly elapsed: () => number;
}

interface Happening {
  readonly at: number;
  readonly order: number;
  readonly owner: Owner | null;
  readonly happen: () => void;
  cancelled: boolean;
}

/** Node calls this when no microtask is left: a turn of the event loop would cost ten times as much. */
const afterMicrotasks = process.nextTick;
const turn = globalThis.setImmediate;
const isBefore = (a: Happening, b: Happening): boolean => a.at < b.at || (a.at === b.at && a.order < b.order);

/** One queue of everything that completes, on one clock. Between two happenings, all microtasks run. */
export class Timeline<Page extends Owner> {
  now: number;
  /** The page whose code runs. */
  current: Page | null = null;
  /** Calls that the server is answering now. */
  serving = 0;
  happened = 0;
  /** A digest of all that happened, which a repeated run must repeat. */
  trace = 0;
  #order = 0;
  readonly #heap: Happening[] = [];

  constructor(start: number) {
    this.now = start;
  }

  /** Calls back after these milliseconds, unless the page is gone by then; a sleeping page is told when it wakes. */
  later(milliseconds: number, owner: Page | null, happen: () => void): () => void {
    const at = this.now + Math.max(0, milliseconds);
    this.#order += 1;
    const happening: Happening = { at, order: this.#order, owner, happen, cancelled: false };
    this.#push(happening);
    return () => {
      happening.cancelled = true;
    };
  }

  async until(end: number): Promise<void> {
    for (let next = this.#heap[0]; next && next.at <= end; next = this.#heap[0]) {
      this.#pop();
      const owner = next.owner as Page | null;
      if (next.cancelled || owner?.isAlive === false) continue;
      if (owner && owner.asleepUntil > next.at) {
        this.later(owner.asleepUntil - this.now, owner, next.happen);
        continue;
      }
      this.now = Math.max(this.now, next.at);
      this.current = owner;
      next.happen();
      await this.#settled();
      this.current = null;
      this.happened += 1;
      this.trace = (Math.imul(this.trace, 31) + next.order + Math.round(next.at)) | 0;
    }
    this.now = Math.max(this.now, end);
  }

  async #settled(): Promise<void> {
    await new Promise<void>((resolve) => afterMicrotasks(resolve));
    while (this.serving > 0) await new Promise<void>((resolve) => turn(resolve)); // the server may import a module
  }

  #push(happening: Happening): void {
    const heap = this.#heap;
    let at = heap.push(happening) - 1;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (!isBefore(happening, heap[parent] as Happening)) break;
      heap[at] = heap[parent] as Happening;
      at = parent;
    }
    heap[at] = happening;
  }

  #pop(): void {
    const heap = this.#heap;
    const last = heap.pop() as Happening;
    if (heap.length === 0) return;
    let at = 0;
    for (;;) {
      const left = 2 * at + 1;
      if (left >= heap.length) break;
      const right = left + 1;
      const least = right < heap.length && isBefore(heap[right] as Happening, heap[left] as Happening) ? right : left;
      if (!isBefore(heap[least] as Happening, last)) break;
      heap[at] = heap[least] as Happening;
      at = least;
    }
    heap[at] = last;
  }
}
