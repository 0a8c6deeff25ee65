/** Caches the portal itself, so that an exam page opens offline (decision 41). Nothing rejects. */
export interface OfflineExams {
  /** Whether exams are kept offline: the browser can, and the configuration allows it. */
  readonly wanted: boolean;
  prepare(): Promise<void>;
  remove(): Promise<void>;
}
