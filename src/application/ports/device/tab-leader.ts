/** `mine`: this tab alone may write. `elsewhere`: another tab of this browser does. */
export type Leadership = 'mine' | 'elsewhere';

/** What a tab does in the contest for one name. */
export interface Candidate {
  /**
   * Told first `mine` as soon as this tab has it, or `elsewhere` after another tab has kept it for 1.5 s; then whenever it changes,
   * also `mine` when the other tab has closed or crashed.
   */
  changed(ownership: Leadership): void;
  /** Another tab asks for it: freeze, and save what is not saved. That tab goes on when this resolves, at the latest after 700 ms. */
  handOver(): Promise<void>;
}

export interface Election {
  /** Makes this tab the one, after the other one has handed over. */
  takeOver(): Promise<void>;
  /** Leaves the contest and lets go. */
  end(): void;
}

/** Lets one tab of this browser at a time write something, such as one form (fault matrix 34, 35). */
export interface TabLeader {
  /** Enters the contest for a name. Nothing is told before this has returned. */
  compete(name: string, contender: Candidate): Election;
}
