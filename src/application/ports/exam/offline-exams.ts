/** The portal itself on this device, so that a page of an exam opens without a network (decision 41). Nothing rejects. */
export interface OfflineExams {
  /** Whether exams are kept for that here: the browser can, and the configuration does not forbid it. */
  readonly wanted: boolean;
  /** Keeps the program of the exams from now on, in the background. */
  prepare(): Promise<void>;
  /** Removes it from the device. */
  remove(): Promise<void>;
}
