import { useSyncExternalStore } from 'react';
import { proxy, useSnapshot } from 'valtio';
import { WIDE_QUERY } from '../../kit/theme/media.ts';

/** Whether the navigator is folded, in all exams until the page reloads; null until the user chooses. */
export const navigatorView = proxy<{ folded: boolean | null }>({ folded: null });

const setFolded = (folded: boolean): void => {
  navigatorView.folded = folded;
};

const watchWidth = (changed: () => void) => {
  const query = matchMedia(WIDE_QUERY);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
};

export const useNavigatorFold = (): readonly [folded: boolean, fold: (folded: boolean) => void] => {
  const { folded } = useSnapshot(navigatorView);
  const wide = useSyncExternalStore(watchWidth, () => matchMedia(WIDE_QUERY).matches);
  return [folded ?? !wide, setFolded];
};
