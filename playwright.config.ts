import { defineConfig } from '@playwright/test';

const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
const ports = { demo: 4174, live: 4173, api: 8000 };

/** The same journeys on the simulation and on the live build over a real network server. */
export default defineConfig({
  testDir: 'tests/e2e',
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    viewport: { width: 1440, height: 900 },
    // recording costs a third of the time of every test: `TRACE=1 npx playwright test <spec>` to look at one that failed
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    {
      name: 'simulation',
      use: { baseURL: `http://localhost:${ports.demo}` },
      testIgnore: /[\\/]exam-(devices|xss)\.spec\.ts$/, // two devices need a server between them; many pages load faster there
    },
    {
      name: 'live',
      use: { baseURL: `http://localhost:${ports.live}` },
      testMatch:
        /[\\/](journey|newcomer|assessment|outcome|exam|exam-devices|exam-xss|session[\w-]*|security[\w-]*|tabs|notifications|resilience|xss)\.spec\.ts$/,
    },
  ],
  webServer: [
    {
      command: `node scripts/preview.mjs --mode simulation --port ${ports.demo}`,
      url: `http://localhost:${ports.demo}`,
      reuseExistingServer: !process.env.CI,
    },
    {
      command: `node scripts/api.mjs --port ${ports.api}`,
      url: `http://localhost:${ports.api}/api/date-now`,
      reuseExistingServer: !process.env.CI,
    },
    {
      command: `node scripts/preview.mjs --port ${ports.live} --api http://localhost:${ports.api}`,
      url: `http://localhost:${ports.live}`,
      reuseExistingServer: !process.env.CI,
    },
  ],
});
