/** What one tab does to the session that all tabs of this browser share. */
export type SessionChange = 'entered' | 'left';

/** Tells the other tabs of this browser who came and went, so that none shows one person's data under another's name. */
export interface SessionTabs {
  announce(change: SessionChange): void;
  /** Calls the listener with what other tabs announce, until the returned function is called. */
  listen(listener: (change: SessionChange) => void): () => void;
  /**
   * Resolves when the listeners have been told all that other tabs announced before this call, also what waited while this page was
   * asleep. Rejects where something may have been missed.
   */
  heard(): Promise<void>;
}
