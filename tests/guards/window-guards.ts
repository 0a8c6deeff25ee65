import type { Guard } from './guard.ts';

const rule = 'tests/ui/page/mobile-rule.test.tsx';
const notice = 'tests/ui/running-exam/narrow-notice.test.tsx';
const header = 'tests/ui/layouts/unknown-session.test.tsx';

/** Rows 71: a running exam in a window that becomes narrow or whose page is zoomed; 78: nobody's header. */
export const windowGuards: readonly Guard[] = [
  {
    rows: [71],
    name: 'a window that is narrow for a moment decides nothing',
    file: 'src/ui/page/use-narrow-window.ts',
    find: 'return narrow && lasting;',
    replace: 'return narrow || lasting;',
    tests: [rule],
    title: 'a window that is narrow for less than half a second decides nothing',
  },
  {
    rows: [71],
    name: 'a zoomed page does not make its window narrow',
    file: 'src/ui/page/window-width.ts',
    find: 'return outer > inner + borders ? outer : inner;',
    replace: 'return outer > inner + borders ? inner : inner;',
    tests: [rule],
    title: 'times in a wide window stays',
  },
  {
    rows: [71],
    name: 'a window is measured whenever its size changes',
    file: 'src/ui/page/use-narrow-window.ts',
    find: "addEventListener('resize', changed); //",
    replace: '//',
    tests: [rule],
    title: 'a zoomed page goes home when its window becomes too narrow',
  },
  {
    rows: [71],
    name: 'a window that is wide again leads back by itself',
    file: 'src/ui/running-exam/return-to-exam.tsx',
    find: 'useEffect(goBackByItself, [narrow, cameFromIt]);',
    replace: '',
    tests: [notice],
    title: 'wide again, it leads back by itself to where the exam was left',
  },
  {
    rows: [71],
    name: 'but not after five minutes',
    file: 'src/ui/running-exam/return-to-exam.tsx',
    find: 'if (cameFromIt && Date.now() - left.at <= backByItself) goBack();',
    replace: 'if (cameFromIt) goBack();',
    tests: [notice],
    title: 'after five minutes nobody is led back without a press',
  },
  {
    rows: [71],
    name: 'nor whoever is on another page by then',
    file: 'src/ui/alerts/narrow-notice.tsx',
    find: 'if (elsewhere) onClose();',
    replace: '',
    tests: [notice],
    title: 'nobody is led back who went elsewhere',
  },
  {
    rows: [71],
    name: 'the question and its control are kept',
    file: 'src/ui/exam/questions/use-sheet.ts',
    find: 'return () => keepPlace({ name, current, whole, keys, focused: focused.current });',
    replace: '',
    tests: ['tests/ui/exam/attempt/last-place.test.tsx'],
    title: 'goes on at the same question, which has the focus',
  },
  {
    rows: [78],
    name: 'only who is known to be a guest is offered a log-in in the header',
    file: 'src/ui/layouts/menu/account-corner.tsx',
    find: 'if (!known) return',
    replace: 'if (known === null) return',
    tests: [header],
    title: 'neither "Masuk" nor a candidate’s menus, from the first HTML on',
  },
  {
    rows: [78],
    name: 'and in the mobile menu',
    file: 'src/ui/layouts/menu/mobile-menu-items.tsx',
    find: "{status === 'guest' && <Inside links={guestLinks}",
    replace: '{!candidate && <Inside links={guestLinks}',
    tests: [header],
    title: 'also when the server cannot be asked',
  },
];
