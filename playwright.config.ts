import os from 'node:os';
import { defineConfig } from '@playwright/test';
// @ts-expect-error: a script without types
import { systemChromium } from './scripts/ensure-chromium.mjs';
import { plainHost, ports } from './tests/e2e/ports.ts';

const script = (name: string) => `"${process.execPath}" scripts/${name}`; // quoted: it may lie in `Program Files`

/** The same journeys on the simulation and on the live build over a real network server; those of exams also on plain http. */
export default defineConfig({
  testDir: 'tests/e2e',
  workers: Math.max(2, Math.ceil(os.availableParallelism() * 0.75)), // the servers and the page’s own processes need the rest
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
      executablePath: systemChromium(), // where there is none, Playwright takes its own
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        `--host-resolver-rules=MAP ${plainHost} localhost`,
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
    {
      name: 'simulation-http',
      use: { baseURL: `http://${plainHost}:${ports.demo}` },
      testMatch: /[\\/](exam|exam-tabs|rehearsal)\.spec\.ts$/,
    },
    {
      name: 'live-http',
      use: { baseURL: `http://${plainHost}:${ports.live}` },
      testMatch: /[\\/]exam\.spec\.ts$/,
      grep: /@core/, // all kinds of exams are taken on plain http once, on the simulation
    },
  ],
  webServer: [
    {
      command: script(`preview.mjs --mode simulation --port ${ports.demo}`),
      url: `http://localhost:${ports.demo}`,
      reuseExistingServer: !process.env.CI,
    },
    {
      command: script(`api.mjs --port ${ports.api}`),
      url: `http://localhost:${ports.api}/api/date-now`,
      reuseExistingServer: !process.env.CI,
    },
    {
      command: script(`preview.mjs --port ${ports.live} --api http://localhost:${ports.api}`),
      url: `http://localhost:${ports.live}`,
      reuseExistingServer: !process.env.CI,
    },
  ],
});
