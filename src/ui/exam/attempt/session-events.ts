import { Observable } from 'rxjs';
import { subscribe } from 'valtio';
import type { SessionView } from '../../core/session/session-view.ts';

/** Emits when `user` is no longer the logged-in candidate, or at once if `user` is not logged in. */
export const whenGone = (user: string, view: SessionView): Observable<void> =>
  new Observable((seen) => {
    const look = () => {
      if (view.candidate?.id !== user) seen.next();
    };
    look();
    return subscribe(view, look, true); // `true` makes valtio call `look` synchronously, before another request can be sent
  });

export const logInsOf = (user: string, view: SessionView): Observable<void> =>
  new Observable((seen) => {
    let known = view.candidate; // compares objects, because each log-in creates a new one even for the same candidate
    return subscribe(view, () => {
      if (view.candidate === known) return;
      known = view.candidate;
      if (known?.id === user) seen.next();
    });
  });
