/** Device time. For anything that decides about deadlines use the server's clock instead. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
  /** Resolves after `milliseconds`; rejects with the signal's reason when it is aborted. */
  wait(milliseconds: number, signal?: AbortSignal): Promise<void>;
}
