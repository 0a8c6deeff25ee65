/** Device time. Use the server's clock for anything about deadlines. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
  /** Resolves after `milliseconds`; rejects with the signal's reason when aborted. */
  wait(milliseconds: number, signal?: AbortSignal): Promise<void>;
}
