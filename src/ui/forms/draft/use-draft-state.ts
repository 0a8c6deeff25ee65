import { useCallback, useSyncExternalStore } from 'react';
import type { DraftSession } from '../../../application/draft/draft-session.ts';
import type { DraftState } from '../../../application/draft/draft-state.ts';

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
