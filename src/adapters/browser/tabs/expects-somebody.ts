import { markIn, sessionMarkKey } from './session-mark.ts';
import { quietly } from './stored-pending-log-out.ts';

/** Whether the last session change in this browser was a log-in. The session may have expired since. */
export const expectsSomebody = (storage: () => Storage): boolean =>
  (markIn(quietly(() => storage().getItem(sessionMarkKey)))?.person ?? '') !== '';

/**
 * `expectsSomebody` as a script that prerendered HTML runs before the first paint. If true, sets `data-expected` on the root element and
 * preloads the files that `<meta name="candidate-files">` lists. The script does not contain their names, because the policy has its hash:
 * it must not change with each build.
 */
export const expectScript = `try{if(/:./.test(localStorage.getItem('${sessionMarkKey}'))){
document.documentElement.dataset.expected='';
for(const href of document.querySelector('meta[name=candidate-files]')?.content.split(' ')??[])document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',crossOrigin:'',fetchPriority:'low',href}))
}}catch{}`;
