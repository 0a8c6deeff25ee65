/** One lock for each name, shared by the pages of a browser. */
export interface Locks {
  /**
   * Waits for the lock, or takes it from its holder (`steal`), and holds it until `work` ends. `work` never begins before `request`
   * has returned. Rejects when another page steals the lock, or when `signal` ends the waiting.
   */
  request(
    name: string,
    options: { readonly signal: AbortSignal } | { readonly steal: true },
    work: () => Promise<void>,
  ): Promise<void>;
  /** Waits so long, then tells whether a page holds the lock that is still there. Rejects when that cannot be known, or on `signal`. */
  isHeldAfter(milliseconds: number, name: string, signal: AbortSignal): Promise<boolean>;
}
