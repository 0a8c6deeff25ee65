import type { Observable } from 'rxjs';

/** What happens to the page as a whole. Nothing may depend on any of it arriving. */
export interface PageLife {
  /** The page is seen again, or the device says that there is a network again: time may have passed, and calls may succeed now. */
  wakes(): Observable<'visible' | 'online'>;
  /** The page is hidden or about to go away: the last moment to write something. */
  hides(): Observable<void>;
}
