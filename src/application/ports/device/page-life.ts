import type { Observable } from 'rxjs';

/** Page lifecycle events. None is guaranteed to arrive. */
export interface PageLife {
  /** The page is visible or online again: time may have passed, and calls may succeed now. */
  wakes(): Observable<'visible' | 'online'>;
  /** The page is hidden or about to close: the last chance to write. */
  hides(): Observable<void>;
}
