import { defineConfig } from '@playwright/test';
import ofJourneys from '../../playwright.config.ts';

const port = 4174;

/** Times on the built simulation; alone on the machine, one after the other. */
export default defineConfig({
  ...ofJourneys,
  testDir: '.',
  outputDir: '../../test-results/bench',
  testMatch: /\.bench\.ts$/,
  workers: 1,
  fullyParallel: false,
  timeout: 180_000,
  projects: [{ name: 'bench', use: { baseURL: `http://localhost:${port}` } }],
  webServer: {
    command: `node scripts/preview.mjs --mode simulation --port ${port}`,
    cwd: '../..',
    url: `http://localhost:${port}`,
    reuseExistingServer: !process.env.CI,
  },
});
