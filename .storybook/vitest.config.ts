import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
// @ts-expect-error: a script without types
import { systemChromium } from '../scripts/install/ensure-chromium.mjs';

export default defineConfig({
  plugins: [storybookTest({ configDir: import.meta.dirname })],
  optimizeDeps: { entries: ['src/ui/**/*.stories.tsx', '.storybook/preview.tsx'] }, // else some come late, and the page reloads
  define: { __SIMULATION__: 'false' },
  test: {
    name: 'stories',
    setupFiles: ['.storybook/vitest-setup.ts'],
    isolate: false,
    maxWorkers: '100%', // the default leaves one core idle: half of two
    testTimeout: 60_000, // the first story of a page waits until its modules are made ready
    browser: {
      enabled: true,
      headless: true,
      api: { host: 'localhost', allowExec: true, allowWrite: true }, // forced colours are set over it
      screenshotFailures: false,
      provider: playwright({
        launchOptions: { executablePath: systemChromium(), args: ['--no-sandbox', '--disable-gpu'] },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
