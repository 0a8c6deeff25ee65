/** The state of a draft as its form shows it. */
export interface DraftState {
  readonly files: ReadonlyMap<string, File>;
  readonly saving: boolean;
  /** The last write in milliseconds since the epoch; null when there is no draft. */
  readonly savedAt: number | null;
  /** False while the draft is only in this page's memory. */
  readonly durable: boolean;
  /** Changed since it was opened. */
  readonly touched: boolean;
  /** Sent or discarded. */
  readonly removed: boolean;
  /**
   * The last write (milliseconds since the epoch) of a draft that became readable after opening; null for none. Input stays in memory
   * until the person chooses one of the two (reopen, or `keepOwn`).
   */
  readonly foundLater: number | null;
  /** Another tab writes now, and the last input here could not be saved. */
  readonly overtaken: boolean;
}
