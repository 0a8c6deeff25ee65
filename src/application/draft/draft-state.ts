/** A draft as its form shows it. */
export interface DraftState {
  readonly files: ReadonlyMap<string, File>;
  /** Something is not written yet. */
  readonly saving: boolean;
  /** Milliseconds since the epoch of the last write; null when there is no draft. */
  readonly savedAt: number | null;
  /** False while the draft is only in the memory of this page. */
  readonly durable: boolean;
  /** Something was typed or chosen since it was opened. */
  readonly touched: boolean;
  /** The draft was sent or thrown away. */
  readonly removed: boolean;
  /**
   * A draft that could not be read when this one was opened has been found: milliseconds since the epoch of its last write. Null:
   * there is none. What was typed here stays in memory until one of the two is chosen (`open` it again, or `keepOwn`).
   */
  readonly foundLater: number | null;
  /** Another tab writes now, and what was typed last here could not be written any more. */
  readonly overtaken: boolean;
}
