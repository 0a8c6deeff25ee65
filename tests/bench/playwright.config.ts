import { defineConfig } from '@playwright/test';
import ofJourneys from '../../playwright.config.ts';
import { ports } from '../e2e/support/ports.ts';

const ofLive = /(shifts|waterfall)\.bench\.ts$/;

export default defineConfig({
  ...ofJourneys,
  testDir: '.',
  outputDir: '../../test-results/bench',
  testMatch: /\.bench\.ts$/,
  workers: 1,
  fullyParallel: false,
  timeout: 180_000,
  projects: [
    { name: 'demo', use: { baseURL: `http://localhost:${ports.demo}` }, testIgnore: ofLive },
    { name: 'live', use: { baseURL: `http://localhost:${ports.live}` }, testMatch: ofLive },
  ],
  webServer: [ofJourneys.webServer ?? []].flat().map((server) => ({ ...server, cwd: '../..' })),
});
