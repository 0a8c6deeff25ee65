import { ensureChromium, systemShell } from './install/ensure-chromium.mjs';
import { ensureInstalled } from './install/ensure-installed.mjs';

export const prepared = async () => {
  ensureInstalled();
  const chromium = await ensureChromium();
  const shell = systemShell() ?? chromium;
  console.log(`Chromium: ${chromium}, ${shell}`);
  return { CHROMIUM_PATH: chromium, CHROMIUM_SHELL_PATH: shell };
};

export const demoBuild = ['node', 'scripts/build.mjs', '--mode', 'simulation', '--if-changed'];

export const builds = [['node', 'scripts/build.mjs', '--if-changed'], demoBuild];
