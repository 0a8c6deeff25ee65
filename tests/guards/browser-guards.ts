import type { Guard } from './guard.ts';

const timeouts = 'tests/unit/adapters/http/http-client-timeouts.test.ts';

/** Row 67: browsers of the baseline, and older ones. */
export const browserGuards: readonly Guard[] = [
  {
    rows: [67],
    name: 'signals are joined by hand',
    file: 'src/adapters/http/http-client.ts',
    find: "call.signal?.addEventListener('abort', cancel);",
    replace: "AbortSignal.any([stop.signal]).addEventListener('abort', cancel);",
    tests: [timeouts],
    title: 'can be stopped, and gives up, in a browser without `AbortSignal.any`',
  },
  {
    rows: [67],
    name: 'a browser without channels between tabs opens',
    file: 'src/adapters/browser/tabs/tab-channel.ts',
    find: 'return nobody;',
    replace: 'throw new Error(name);',
    tests: ['tests/unit/container/container.test.ts'],
    title: 'has all its services in a browser without BroadcastChannel',
  },
  {
    rows: [67],
    name: 'the panel of a popover opens without the browser',
    file: 'src/ui/components/overlay/popover.tsx',
    find: 'onClick={() => setOpen(!open)}',
    replace: 'popoverTarget={id}',
    tests: ['tests/ui/components/popover.test.tsx'],
    title: 'a popover is closed at first, and opens with the focus in its panel',
  },
  {
    rows: [67],
    name: 'a page that is being left is not reloaded',
    file: 'src/ui/errors/reload-guard.ts',
    find: 'Promise.all([savedForReload(), leftByThen()])',
    replace: 'savedForReload()',
    tests: ['tests/ui/errors/reload-guard.test.ts'],
    title: 'leaves a page time to be left before it is reloaded',
  },
  {
    rows: [67],
    name: 'builds are held to the baseline',
    file: 'scripts/baseline/features.mjs',
    find: 'since[engine] > version',
    replace: 'since[engine] < version',
    tests: ['tests/architecture/baseline.test.ts'],
    title: 'what is younger than the browsers of the baseline',
  },
  {
    rows: [67],
    name: 'an older browser gets a page that says so',
    file: 'public/browser-check.js',
    find: 'if (!isYoungEnough()) showNotice();',
    replace: 'if (false) showNotice();',
    tests: ['tests/unit/browser-check.test.ts'],
    title: 'gets a page that names the way out, in place of the portal',
  },
];
