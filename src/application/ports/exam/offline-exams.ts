/**
 * Caches the portal itself where a service worker can, so that an exam page opens offline (decision 41); `remove` clears the cache.
 * `wanted`: running exams are kept on this device. No method rejects.
 */
export interface OfflineExams {
  readonly wanted: boolean;
  prepare(): Promise<void>;
  remove(): Promise<void>;
}
