import { ensureChromium } from './install/ensure-chromium.mjs';
import { ensureInstalled } from './install/ensure-installed.mjs';

export const prepared = async () => {
  ensureInstalled();
  const chromium = await ensureChromium();
  console.log(`Chromium: ${chromium}`);
  return { CHROMIUM_PATH: chromium };
};

export const demoBuild = ['node', 'scripts/build.mjs', '--mode', 'simulation', '--if-changed'];

export const builds = [['node', 'scripts/build.mjs', '--if-changed'], demoBuild];
