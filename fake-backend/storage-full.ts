/** Whether a storage refused because it is full, in a browser or as `diskFailure` says it. */
export const isStorageFull = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'QuotaExceededError';

/** A failure of the disk as browsers say it, if the disk is full; others as they are. */
export const diskFailure = (error: unknown): unknown =>
  (error as NodeJS.ErrnoException).code === 'ENOSPC'
    ? new DOMException('The disk is full.', 'QuotaExceededError')
    : error;
