import { markIn, sessionMarkKey } from './session-mark.ts';
import { quietly } from './stored-pending-log-out.ts';

/** Whether the last session change in this browser was a log-in. The session may have expired since. */
export const expectsSomebody = (storage: () => Storage): boolean =>
  (markIn(quietly(() => storage().getItem(sessionMarkKey)))?.person ?? '') !== '';

/** `expectsSomebody` as a script that prerendered HTML runs before the first paint. If true, sets `data-expected` on the root element. */
export const expectScript = `try{/:./.test(localStorage.getItem('${sessionMarkKey}'))&&(document.documentElement.dataset.expected='')}catch{}`;
