import { Observable } from 'rxjs';
import type { PageLife } from '../../application/ports/device/page-life.ts';

/** Tells what `listen` hears, until nobody listens any more. Only `Observable`, because pages of guests load this too. */
const heard = <News>(listen: (tell: (news: News) => void, options: AddEventListenerOptions) => void) =>
  new Observable<News>((subscriber) => {
    const gone = new AbortController();
    listen((news) => subscriber.next(news), { signal: gone.signal });
    return () => gone.abort();
  });

const onVisibility = (state: DocumentVisibilityState, tell: () => void, options: AddEventListenerOptions) =>
  document.addEventListener('visibilitychange', () => document.visibilityState === state && tell(), options);

/** What the browser tells about this page. */
export const browserPageLife: PageLife = {
  wakes: () =>
    heard((tell, options) => {
      onVisibility('visible', () => tell('visible'), options);
      // a page that comes out of the browser's store of pages is shown without having been hidden in between, in some browsers
      window.addEventListener('pageshow', ({ persisted }) => persisted && tell('visible'), options);
      window.addEventListener('online', () => tell('online'), options);
    }),
  hides: () =>
    heard((tell, options) => {
      onVisibility('hidden', tell, options);
      window.addEventListener('pagehide', () => tell(), options);
    }),
};
