import { ensureChromium } from './install/ensure-chromium.mjs';
import { ensureInstalled } from './install/ensure-installed.mjs';

/** Installs the packages and a Chromium, where they are missing; gives the environment that names it. */
export const prepared = async () => {
  ensureInstalled();
  const chromium = await ensureChromium();
  console.log(`Chromium: ${chromium}`);
  return { CHROMIUM_PATH: chromium };
};

export const demoBuild = ['node', 'scripts/build.mjs', '--mode', 'simulation', '--if-changed'];

/** Makes both builds side by side, unless those that are there are of these sources. */
export const builds = [['node', 'scripts/build.mjs', '--if-changed'], demoBuild];
