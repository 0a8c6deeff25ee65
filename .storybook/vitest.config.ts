import os from 'node:os';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
// @ts-expect-error: a script without types
import { systemShell } from '../scripts/install/ensure-chromium.mjs';
// @ts-expect-error: a script without types
import { workFolder } from '../scripts/work-folder.mjs';

/** A cache of this run alone: an older one lacks what the sources import since then, and Vite would reload the page in the middle of a test. */
const ownCache = { name: 'own-cache', enforce: 'post', config: () => ({ cacheDir: workFolder('stories') }) } as const;

export default defineConfig({
  plugins: [storybookTest({ configDir: import.meta.dirname }), ownCache],
  optimizeDeps: { entries: ['src/ui/**/*.stories.tsx', '.storybook/preview.tsx'] }, // otherwise Vite finds some dependencies late and reloads the page
  define: { __SIMULATION__: 'false' },
  test: {
    name: 'stories',
    setupFiles: ['.storybook/vitest-setup.ts'],
    isolate: false,
    maxWorkers: os.availableParallelism() + 1, // a story often waits
    testTimeout: 60_000, // the first story of a page waits until Vite has transformed its modules
    browser: {
      enabled: true,
      headless: true,
      api: { host: 'localhost', allowExec: true, allowWrite: true }, // for the commands of `forceColours`
      screenshotFailures: false,
      provider: playwright({
        launchOptions: {
          executablePath: systemShell(),
          args: ['--no-sandbox', '--disable-gpu', '--js-flags=--single-threaded-gc'],
        },
        contextOptions: { reducedMotion: 'reduce' }, // animation takes time without a graphics card
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
