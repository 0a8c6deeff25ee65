/** `mine`: only this tab may write. `elsewhere`: only another tab may write. */
export type Leadership = 'mine' | 'elsewhere';

export interface Contender {
  /** Called first with `mine` once this tab has the lock, or `elsewhere` if another tab has it after 1.5 s; then on each change. */
  changed(ownership: Leadership): void;
  /** Another tab wants the lock: freeze and flush. The other tab continues when the promise resolves, after 700 ms at the latest. */
  handOver(): Promise<void>;
}

export interface Election {
  /** Takes the lock after the other tab has handed over, or after 700 ms. */
  takeOver(): Promise<void>;
  end(): void;
}

/** A lock that lets one tab at a time write something, such as a form (fault matrix 34, 35). */
export interface TabLeader {
  /** Competes for the lock of this name. No callback runs before this returns. */
  compete(name: string, contender: Contender): Election;
}
