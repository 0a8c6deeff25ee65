export interface DraftState {
  readonly files: ReadonlyMap<string, File>;
  readonly saving: boolean;
  readonly savedAt: number | null;
  readonly durable: boolean;
  readonly touched: boolean;
  readonly removed: boolean;
  /** The last write of a draft that became readable later (milliseconds since the epoch); the person must choose one of the two. */
  readonly foundLater: number | null;
  readonly overtaken: boolean;
}
