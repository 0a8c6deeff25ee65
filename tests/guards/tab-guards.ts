import type { Guard } from './guard.ts';

const contest = 'tests/unit/adapters/browser/tab-leader.test.ts';
const attempt = 'tests/unit/application/exam/attempt-tabs.test.ts';

/** Rows 65 and 66: an exam opens on plain http too, and another tab is only named when there is one. */
export const tabGuards: readonly Guard[] = [
  {
    rows: [65],
    name: 'a lease that is free is not given within the request',
    file: 'src/adapters/browser/tabs/lease-locks.ts',
    find: '      await null; // a lease that is free is given at once, but not within this call\n',
    replace: '',
    tests: [contest],
    title: 'begin no work before the request has returned',
  },
  {
    rows: [65],
    name: 'a contest begins after it was entered',
    file: 'src/adapters/browser/tabs/contested-tab-leader.ts',
    find: 'queueMicrotask(() => contest.begin());',
    replace: 'contest.begin();',
    tests: [contest],
    title: 'tells nothing before `compete` has returned, though its lock is given within the request',
  },
  {
    rows: [65],
    name: 'the rehearsal says that an exam would not open',
    file: 'src/application/exam/check-attempt.ts',
    find: "let report: AttemptReport = 'notOpened';",
    replace: "let report: AttemptReport = 'works';",
    tests: ['tests/unit/application/exam/check-attempt.test.ts'],
    title: 'does not open where an exam would not',
  },
  {
    rows: [66],
    name: 'contention is waited for',
    file: 'src/adapters/browser/tabs/contested-tab-leader.ts',
    find: 'const contention = 1_500;',
    replace: 'const contention = 100;',
    tests: [contest, attempt],
    title: '1.5 s of contention',
  },
  {
    rows: [66],
    name: 'it is asked whether another page has the lock',
    file: 'src/adapters/browser/tabs/web-locks.ts',
    find: 'return held.some((lock) => lock.name === name);',
    replace: 'return held !== null;',
    tests: [contest],
    title: 'know whether another page holds the lock',
  },
  {
    rows: [66],
    name: 'a form that was left in this tab is not another tab’s',
    file: 'src/adapters/browser/tabs/contested-tab-leader.ts',
    find: 'if (held && !here)',
    replace: 'if (held)',
    tests: [contest],
    title: 'do not call a form another tab’s that was just left in this one',
  },
  {
    rows: [66],
    name: 'a lease that nobody renews is no other tab',
    file: 'src/adapters/browser/tabs/lease-locks.ts',
    find: ' && lease.until !== before?.until',
    replace: '',
    tests: [contest],
    title: 'ends by itself some seconds after its tab has crashed, which is not called another tab',
  },
  {
    rows: [66],
    name: 'a page that goes away gives its lease back',
    file: 'src/adapters/browser/tabs/lease-locks.ts',
    find: "      page.addEventListener('pagehide', giveBack, { signal: done.signal });\n",
    replace: '',
    tests: [contest],
    title: 'is given back by a page that goes away, so that a reload has it at once',
  },
];
