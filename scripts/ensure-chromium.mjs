import { execFileSync } from 'node:child_process';
import fs from 'node:fs';

const onPath = (name) => {
  try {
    return execFileSync('sh', ['-c', `command -v ${name}`], { stdio: ['ignore', 'pipe', 'ignore'] })
      .toString()
      .trim();
  } catch {
    return null;
  }
};

/** Playwright's own browser, where its download works. */
const playwrights = async () => {
  const { chromium } = await import('playwright');
  return fs.existsSync(chromium.executablePath()) ? chromium.executablePath() : null;
};

const find = async () =>
  (process.env.CHROMIUM_PATH && fs.existsSync(process.env.CHROMIUM_PATH) && process.env.CHROMIUM_PATH) ||
  onPath('chromium') ||
  onPath('chromium-browser') ||
  (await playwrights());

const attempts = [
  [
    'Debian',
    () => onPath('apt-get') && process.getuid?.() === 0,
    'apt-get update -qq && apt-get install -y -qq chromium',
  ],
  ['Playwright', () => true, 'npx playwright install chromium'],
];

/** The path of a Chromium for the browser tests; installs one where none is, or says exactly what to do. */
export const ensureChromium = async () => {
  const present = await find();
  if (present) return present;
  for (const [name, possible, command] of attempts) {
    if (!possible()) continue;
    console.log(`Memasang Chromium (${name})…`);
    try {
      execFileSync('sh', ['-c', command], { stdio: ['ignore', 'ignore', 'inherit'] });
    } catch {
      continue;
    }
    const installed = await find();
    if (installed) return installed;
  }
  throw new Error(
    'Chromium tidak ditemukan dan tidak dapat dipasang. Pasang paket "chromium" dari sistem operasi Anda, atau isi CHROMIUM_PATH dengan alamat program Chromium.',
  );
};
