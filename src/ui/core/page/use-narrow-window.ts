import { useEffect, useState, useSyncExternalStore } from 'react';
import { MOBILE_MAX_WIDTH, MOBILE_QUERY } from '../../kit/theme/media.ts';
import { measureWindow, windowWidth } from './window-width.ts';

/** Applies only to screens, because a printed page is also narrow, but must not redirect. */
const narrowPage = `screen and ${MOBILE_QUERY}`;

const subscribe = (changed: () => void) => {
  const query = matchMedia(narrowPage);
  query.addEventListener('change', changed);
  addEventListener('resize', changed); // on zoomed pages the query can change before or after the window crosses the limit
  return () => {
    query.removeEventListener('change', changed);
    removeEventListener('resize', changed);
  };
};

const width = () => windowWidth(measureWindow());
const isNarrow = () => matchMedia(narrowPage).matches && width() <= MOBILE_MAX_WIDTH;

export const useWindowWidth = (): number => useSyncExternalStore(subscribe, width);

/** True while the window is too narrow for assessment pages (specification 2, Mobile rule). */
export const useNarrowWindow = (): boolean => useSyncExternalStore(subscribe, isNarrow, () => false);

const patience = 500;

/** Like `useNarrowWindow`, but true only after half a second, or at once if the window is narrow from the start. */
export const useLastinglyNarrowWindow = (): boolean => {
  const narrow = useNarrowWindow();
  const [lasting, setLasting] = useState(narrow);
  useEffect(() => {
    if (!narrow) return setLasting(false);
    const timer = setTimeout(() => setLasting(true), patience);
    return () => clearTimeout(timer);
  }, [narrow]);
  useEffect(() => setLasting(isNarrow()), []); // during hydration the width is not known yet
  return narrow && lasting;
};
