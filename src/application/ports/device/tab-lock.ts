/** Keeps the tabs of one browser from doing the same thing at once. */
export interface TabLock {
  /** Runs the task if no other tab is at it under this name, else resolves with 'busy' and does not run it. */
  runAlone<T>(name: string, task: () => Promise<T>): Promise<T | 'busy'>;
}
