import { ensureChromium } from './install/ensure-chromium.mjs';
import { ensureInstalled } from './install/ensure-installed.mjs';

/** Installs the packages and a Chromium, where they are missing; gives the environment that names it. */
export const prepared = async () => {
  ensureInstalled();
  const chromium = await ensureChromium();
  console.log(`Chromium: ${chromium}`);
  return { CHROMIUM_PATH: chromium };
};

/** Makes the live build, unless the one that is there is of these sources. */
export const liveBuild = [['node', 'scripts/build.mjs', '--if-changed']];

/** The steps that make the simulation and look whether the browsers of the baseline can run it, and whether it is small enough. */
export const demoBuild = [
  ['node', 'scripts/build.mjs', '--mode', 'simulation', '--if-changed'],
  ['node', 'scripts/check-baseline.mjs', 'dist-demo'],
  ['node', 'scripts/check-sizes.mjs', '--mode', 'simulation'],
];
