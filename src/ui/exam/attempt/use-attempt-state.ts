import { useCallback, useSyncExternalStore } from 'react';
import type { AttemptState, RunningAttempt } from '../../../application/exam/attempt/running-attempt.ts';

/** One thing about an attempt as it is now; renders again only when that changes, because an answer changes much else. */
export const useAttemptState = <Name extends keyof AttemptState>(
  { state }: RunningAttempt,
  name: Name,
): AttemptState[Name] => {
  const subscribe = useCallback(
    (changed: () => void) => {
      const subscription = state.subscribe(changed);
      return () => subscription.unsubscribe();
    },
    [state],
  );
  return useSyncExternalStore(subscribe, () => state.value[name]);
};
