import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { commandFile } from '../run.mjs';
import { Told } from '../told.mjs';
import { aptInstall, hasApt } from './apt.mjs';

const onPath = (names, { PATH = '' }) => names.flatMap((name) => PATH.split(':').map((folder) => `${folder}/${name}`));

const usualPlaces = (platform, env) => {
  if (platform === 'darwin')
    return ['/Applications', `${env.HOME}/Applications`].flatMap((folder) =>
      ['Chromium', 'Google Chrome', 'Microsoft Edge'].map((name) => `${folder}/${name}.app/Contents/MacOS/${name}`),
    );
  if (platform === 'win32')
    return [env.LOCALAPPDATA, env.PROGRAMFILES, env['PROGRAMFILES(X86)']]
      .filter(Boolean)
      .flatMap((folder) =>
        [
          'Chromium\\Application\\chrome.exe',
          'Google\\Chrome\\Application\\chrome.exe',
          'Microsoft\\Edge\\Application\\msedge.exe',
        ].map((name) => `${folder}\\${name}`),
      );
  return onPath(['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'], env);
};

export const systemChromium = () => {
  const { CHROMIUM_PATH: named } = process.env;
  if (named && !fs.existsSync(named)) throw new Told(`CHROMIUM_PATH menunjuk ke ${named}, yang tidak ada.`);
  return named || usualPlaces(process.platform, process.env).find((file) => fs.existsSync(file));
};

/**
 * Chromium without windows, or the system's Chromium where there is none. A page takes an eighth less processor time in it. It shows no PDF
 * and keeps no page for Back. Debian has it as a package of its own.
 */
export const systemShell = () => {
  const { CHROMIUM_PATH: chromium, CHROMIUM_SHELL_PATH: shell } = process.env;
  const places = chromium ? [] : onPath(['chromium-headless-shell'], process.env);
  return shell || places.find((file) => fs.existsSync(file)) || systemChromium();
};

/** A package manager may be unpacking it for another checkout. Elsewhere than on Linux, this question opens a window. */
const starts = (file) => process.platform !== 'linux' || spawnSync(file, ['--version']).status === 0;

const find = async () => {
  const { chromium } = await import('playwright');
  return [systemChromium(), chromium.executablePath()].find((file) => file && fs.existsSync(file) && starts(file));
};

const playwrightInstall = () =>
  spawnSync(process.execPath, [commandFile('playwright'), 'install', 'chromium'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  }).status === 0;

const installers = [
  { name: 'Debian', possible: hasApt, install: () => aptInstall('chromium', 'chromium-headless-shell') },
  { name: 'Playwright', possible: () => true, install: playwrightInstall },
];

export const ensureChromium = async () => {
  const present = await find();
  if (present) return present;
  for (const { name, possible, install } of installers) {
    if (!possible()) continue;
    console.log(`Memasang Chromium (${name})…`);
    const installed = install() && (await find());
    if (installed) return installed;
  }
  throw new Told(
    'Chromium tidak ditemukan dan tidak dapat dipasang (perlu internet sekali). Pasang Chrome, Edge atau Chromium, atau isi CHROMIUM_PATH dengan alamat programnya.',
  );
};
