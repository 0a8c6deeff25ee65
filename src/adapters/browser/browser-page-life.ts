import { filter, fromEvent, map, merge } from 'rxjs';
import type { PageLife } from '../../application/ports/device/page-life.ts';

const visibility = (state: DocumentVisibilityState) =>
  fromEvent(document, 'visibilitychange').pipe(filter(() => document.visibilityState === state));

/** A page that comes out of the browser's store of pages is shown without having been hidden in between, in some browsers. */
const shownAgain = () => fromEvent<PageTransitionEvent>(window, 'pageshow').pipe(filter(({ persisted }) => persisted));

/** What the browser tells about this page. */
export const browserPageLife: PageLife = {
  wakes: () =>
    merge(
      merge(visibility('visible'), shownAgain()).pipe(map(() => 'visible' as const)),
      fromEvent(window, 'online').pipe(map(() => 'online' as const)),
    ),
  hides: () => merge(visibility('hidden'), fromEvent(window, 'pagehide')).pipe(map(() => undefined)),
};
