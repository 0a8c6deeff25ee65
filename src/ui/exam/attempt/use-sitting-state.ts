import { useCallback, useSyncExternalStore } from 'react';
import type { Sitting, SittingState } from '../../../application/exam/attempt/sitting.ts';

/** One thing about a sitting as it is now; renders again only when that changes, because an answer changes much else. */
export const useSittingState = <Name extends keyof SittingState>(
  { state }: Sitting,
  name: Name,
): SittingState[Name] => {
  const subscribe = useCallback(
    (changed: () => void) => {
      const subscription = state.subscribe(changed);
      return () => subscription.unsubscribe();
    },
    [state],
  );
  return useSyncExternalStore(subscribe, () => state.value[name]);
};
