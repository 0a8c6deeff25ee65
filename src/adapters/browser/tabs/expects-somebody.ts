import { markIn, sessionMarkKey } from './session-mark.ts';
import { quietly } from './stored-pending-log-out.ts';

/** Whether the last session change in this browser was a log-in. The session may have expired since. */
export const expectsSomebody = (storage: () => Storage): boolean =>
  (markIn(quietly(() => storage().getItem(sessionMarkKey)))?.person ?? '') !== '';
