import os from 'node:os';
import { defineConfig } from '@playwright/test';
// @ts-expect-error: a script without types
import { systemShell } from './scripts/install/ensure-chromium.mjs';
// @ts-expect-error: a script without types
import { findNginx } from './scripts/install/ensure-nginx.mjs';
import { plainHost, ports } from './tests/e2e/support/ports.ts';

const chromium = systemShell();
const hasNginx = findNginx() !== undefined;
if (!hasNginx) console.log('Tidak ada nginx: pengujian di belakang nginx dilewati.');

/** Tests that need a network server (two devices, a broken network, a service worker), and long ones, which are faster there. */
const ofTheNetwork =
  '(assessment|back-forward-cache|catalog|device-truth|exam-between|exam-deploy|exam-fits|exam-light|exam-offline|first-screen|headers|journey|layout|newcomer|plain-laravel|resilience|room|security-hosting|session-without-server|telemetry)\\.spec\\.ts';

/**
 * Features that Chromium disables in tests. The first three (pages for suggestions of the address bar, and a spare process) took a third of
 * the time of each context. The others are Playwright's own list, which this option replaces.
 */
const disabledFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'SpareRendererForSitePerProcess',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
];

/** Without a graphics card, animation costs a third of the time of each page. Plain http, nginx and tests of shifts keep it. */
const still = { reducedMotion: 'reduce' } as const;

/** Journeys that the live build plays where more can fail: the exam on plain http, the forms behind nginx. */
const examOnPlainHttp = /[\\/]exam[\\/]exam\.spec\.ts$/;
const elsewhereOnLive = [examOnPlainHttp, ...(hasNginx ? [/[\\/]assessment\.spec\.ts$/] : [])];

/** The simulation runs all tests but those of the network; the live build and plain http run what differs there. */
export default defineConfig({
  testDir: 'tests/e2e',
  workers: Math.max(3, Math.ceil(os.availableParallelism() * 0.75)), // a journey often waits; the servers and browser processes need the rest
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 15_000 }, // for busy machines; these tests do not measure speed
  reporter: [['list']],
  use: {
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    viewport: { width: 1440, height: 900 },
    // recording costs a third of the time of every test; `TRACE=1 npx playwright test <spec>` records a failing one
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(chromium && { executablePath: chromium }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--js-flags=--single-threaded-gc', // every processor is busy: helper threads would cost more than they save
        `--disable-features=${disabledFeatures.join()}`,
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
      use: {
        baseURL: `http://localhost:${ports.demo}`,
        contextOptions: still,
      },
      testIgnore: [new RegExp(`[\\\\/]${ofTheNetwork}`), examOnPlainHttp],
    },
    {
      name: 'live',
      use: { baseURL: `http://localhost:${ports.live}`, contextOptions: still },
      grep: new RegExp(`@core|@headers|${ofTheNetwork}`),
      testIgnore: elsewhereOnLive,
    },
    {
      name: 'live-http',
      use: { baseURL: `http://${plainHost}:${ports.live}` },
      testMatch: /[\\/]exam\.spec\.ts$/,
      grep: /@core/,
    },
    ...(hasNginx
      ? [
          {
            name: 'live-nginx',
            use: { baseURL: `http://localhost:${ports.nginx}` },
            grep: /@headers|assessment\.spec\.ts.*@core/,
          },
        ]
      : []),
  ],
  webServer: {
    command: `"${process.execPath}" tests/e2e/support/servers.mjs`, // quoted, because the path may contain spaces (`Program Files`)
    wait: {
      stdout:
        /demo (?<demo_port>\d+) live (?<live_port>\d+) api (?<api_port>\d+) nginx (?<nginx_port>\d+) nginx-api (?<nginx_api_port>\d+)/,
    },
  },
});
