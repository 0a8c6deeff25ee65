export interface DraftState {
  readonly files: ReadonlyMap<string, File>;
  readonly saving: boolean;
  readonly savedAt: number | null;
  readonly durable: boolean;
  readonly touched: boolean;
  readonly removed: boolean;
  /**
   * When a second draft of this form was last written (milliseconds since the epoch); null if none was found. It became readable after
   * the form was opened, so the candidate must choose one of the two drafts.
   */
  readonly foundLater: number | null;
  readonly overtaken: boolean;
}
