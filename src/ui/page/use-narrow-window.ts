import { useEffect, useState, useSyncExternalStore } from 'react';
import { MOBILE_MAX_WIDTH, MOBILE_QUERY } from '../theme/media.ts';
import { measureWindow, windowWidth } from './window-width.ts';

/** Of the window, not of paper: a page that is printed is narrow too, and must stay where it is. */
const narrowPage = `screen and ${MOBILE_QUERY}`;

const subscribe = (changed: () => void) => {
  const query = matchMedia(narrowPage);
  query.addEventListener('change', changed);
  addEventListener('resize', changed); // a zoomed page stays narrow while its window becomes so
  return () => {
    query.removeEventListener('change', changed);
    removeEventListener('resize', changed);
  };
};

const width = () => windowWidth(measureWindow());
const isNarrow = () => matchMedia(narrowPage).matches && width() <= MOBILE_MAX_WIDTH;

/** The width of the window as it is now, in pixels of a page that is not zoomed. */
export const useWindowWidth = (): number => useSyncExternalStore(subscribe, width);

/** Whether the window is too narrow for assessment pages now (specification 2, Mobile rule). */
export const useNarrowWindow = (): boolean => useSyncExternalStore(subscribe, isNarrow, () => false);

/** Milliseconds: a window that is narrow for less was never made so. */
const patience = 500;

/** The same, but a window has to stay narrow for half a second; one that is narrow from the start is so at once. */
export const useLastinglyNarrowWindow = (): boolean => {
  const narrow = useNarrowWindow();
  const [lasting, setLasting] = useState(narrow);
  useEffect(() => {
    if (!narrow) return setLasting(false);
    const timer = setTimeout(() => setLasting(true), patience);
    return () => clearTimeout(timer);
  }, [narrow]);
  useEffect(() => setLasting(isNarrow()), []); // what takes over the HTML of the build could not look at first
  return narrow && lasting;
};
