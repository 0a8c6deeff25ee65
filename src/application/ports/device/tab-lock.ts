/** Prevents tabs from running the same task concurrently. */
export interface TabLock {
  /** Runs the task unless another tab runs one of this name; then resolves with 'busy'. */
  runAlone<T>(name: string, task: () => Promise<T>): Promise<T | 'busy'>;
}
