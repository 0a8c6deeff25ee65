/**
 * What becomes of the session that all tabs of this browser share: `left` its person logged out, `entered` the same person logged in
 * again, `replaced` somebody else is here.
 */
export type SessionChange = 'entered' | 'left' | 'replaced';

/** Tells the other tabs of this browser who came and went, so that none shows one person's data under another's name. */
export interface SessionTabs {
  announce(change: 'left'): void;
  announce(change: 'entered', candidateId: string): void;
  /** Calls the listener with what other tabs announce, until the returned function is called. */
  listen(listener: (change: SessionChange) => void): () => void;
  /**
   * Tells the listeners what was announced and did not reach this tab, as while it was asleep. Where this browser stores nothing, nothing
   * is found.
   */
  catchUp(): void;
  /** Begins to watch. What it gives catches up, and says whether the person of this tab has left, or was replaced, since. */
  watch(): () => boolean;
  /**
   * Resolves when the listeners have been told all that other tabs announced before this call, also what waited while this page was
   * asleep. Rejects where something may have been missed.
   */
  heard(): Promise<void>;
}
