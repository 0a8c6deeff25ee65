import { Observable } from 'rxjs';
import { subscribe } from 'valtio';
import type { SessionView } from '../../session/session-view.ts';

/** Emits once `user` is not the one who is logged in here any more; at once where it is so already. */
export const whenGone = (user: string, view: SessionView): Observable<void> =>
  new Observable((seen) => {
    const look = () => {
      if (view.candidate?.id !== user) seen.next();
    };
    look();
    return subscribe(view, look, true); // before anything else is sent
  });

/** Emits at each log-in of `user`. */
export const logInsOf = (user: string, view: SessionView): Observable<void> =>
  new Observable((seen) => {
    let known = view.candidate; // a log-in gives a new one
    return subscribe(view, () => {
      if (view.candidate === known) return;
      known = view.candidate;
      if (known?.id === user) seen.next();
    });
  });
