/** Prevents tabs from running the same task concurrently. */
export interface TabLock {
  /** Runs the task, or resolves with 'busy' if another tab runs a task of this name. */
  runAlone<T>(name: string, task: () => Promise<T>): Promise<T | 'busy'>;
}
