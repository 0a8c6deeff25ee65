import { Observable } from 'rxjs';
import type { PageLife } from '../../application/ports/device/page-life.ts';

/** Uses only `Observable` of rxjs, because guest pages load this module too. */
const heard = <News>(listen: (tell: (news: News) => void, options: AddEventListenerOptions) => void) =>
  new Observable<News>((subscriber) => {
    const gone = new AbortController();
    listen((news) => subscriber.next(news), { signal: gone.signal });
    return () => gone.abort();
  });

const onVisibility = (state: DocumentVisibilityState, tell: () => void, options: AddEventListenerOptions) =>
  document.addEventListener('visibilitychange', () => document.visibilityState === state && tell(), options);

export const browserPageLife: PageLife = {
  wakes: () =>
    heard((tell, options) => {
      onVisibility('visible', () => tell('visible'), options);
      // some browsers restore a page from the back/forward cache without a visibilitychange event
      window.addEventListener('pageshow', ({ persisted }) => persisted && tell('visible'), options);
      window.addEventListener('online', () => tell('online'), options);
    }),
  hides: () =>
    heard((tell, options) => {
      onVisibility('hidden', tell, options);
      window.addEventListener('pagehide', () => tell(), options);
    }),
};
