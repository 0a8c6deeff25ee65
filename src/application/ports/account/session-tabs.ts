/** `left`: logged out. `entered`: the same person logged in again. `replaced`: another person logged in. */
export type SessionChange = 'entered' | 'left' | 'replaced';

/** Broadcasts log-ins and log-outs to the other tabs, so that no tab shows one person's data under another's name. */
export interface SessionTabs {
  announce(change: 'left'): void;
  announce(change: 'entered', candidateId: string): void;
  listen(listener: (change: SessionChange) => void): () => void;
  /** Delivers announcements that this tab missed, for example while asleep. Finds nothing when the browser blocks storage. */
  catchUp(): void;
  /** Starts watching. The returned function catches up, and returns whether this tab's person has left or was replaced since. */
  watch(): () => boolean;
  /** Resolves when every earlier announcement has been delivered, including those missed while asleep. Rejects if one may be lost. */
  heard(): Promise<void>;
}
