import { useCallback, useSyncExternalStore } from 'react';
import type { AttemptState, RunningAttempt } from '../../../application/exam/attempt/running-attempt.ts';

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
