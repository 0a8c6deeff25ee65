import { markIn, sessionMarkKey } from './session-mark.ts';
import { quietly } from './stored-pending-log-out.ts';

/** Whether the last session change in this browser was a log-in. The session may have expired since. */
export const expectsSomebody = (storage: () => Storage): boolean =>
  (markIn(quietly(() => storage().getItem(sessionMarkKey)))?.person ?? '') !== '';

/** The same as a script for prerendered HTML, in which it runs before the first paint: `data-expected` on the root element says yes. */
export const expectScript = `try{/:./.test(localStorage.getItem('${sessionMarkKey}'))&&(document.documentElement.dataset.expected='')}catch{}`;
