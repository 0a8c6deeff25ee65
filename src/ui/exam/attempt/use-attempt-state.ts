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

/** Names the input that the server lacks, such as `2 jawaban dan 1 tanda ragu-ragu`; empty if it lacks none. */
export const useUnsentText = (attempt: RunningAttempt): string => {
  const marks = useAttemptState(attempt, 'unsentMarks');
  const answers = useAttemptState(attempt, 'unsent') - marks;
  return [answers > 0 && `${answers} jawaban`, marks > 0 && `${marks} tanda ragu-ragu`].filter(Boolean).join(' dan ');
};
