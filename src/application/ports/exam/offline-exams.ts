/** Caches the portal itself, so that an exam page opens offline (decision 41); `remove` clears the cache. No method rejects. */
export interface OfflineExams {
  readonly wanted: boolean;
  prepare(): Promise<void>;
  remove(): Promise<void>;
}
