import { useCallback, useSyncExternalStore } from 'react';
import type { DraftSession } from '../../../application/draft/draft-session.ts';
import type { DraftState } from '../../../application/draft/draft-state.ts';

/** One thing about a session as it is now; renders again only when that changes, because a keystroke changes much else. */
export const useDraftState = <Name extends keyof DraftState>({ state }: DraftSession, name: Name): DraftState[Name] => {
  const subscribe = useCallback(
    (changed: () => void) => {
      const subscription = state.subscribe(changed);
      return () => subscription.unsubscribe();
    },
    [state],
  );
  return useSyncExternalStore(subscribe, () => state.value[name]);
};
