export interface Locks {
  /**
   * Waits for the lock, or steals it (`steal`), and holds it until `work` settles. Never calls `work` synchronously. Rejects when another
   * page steals the lock, or when `signal` aborts the wait.
   */
  request(
    name: string,
    options: { readonly signal: AbortSignal } | { readonly steal: true },
    work: () => Promise<void>,
  ): Promise<void>;
  /** Waits, then returns whether a live page holds the lock. Rejects when the browser cannot tell, or when `signal` aborts. */
  isHeldAfter(milliseconds: number, name: string, signal: AbortSignal): Promise<boolean>;
}
