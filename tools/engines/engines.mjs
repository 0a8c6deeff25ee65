import fs from 'node:fs';
import { drivenPage } from './driven-page.mjs';
import { onPath } from './installed.mjs';
import { findWebKit, startWebKit } from './webkit.mjs';

const { default: oldChromium } = await import('@sparticuz/chromium');
const { chromium } = await import('playwright');
const { default: puppeteer } = await import('puppeteer-core');

/** A host name that browsers treat as insecure; each engine resolves it to this machine. */
export const plainHost = 'portal.test';
const viewport = { width: 1366, height: 900 };

const startChromium = async (executablePath) => {
  const args = ['--no-sandbox', '--disable-gpu', `--host-resolver-rules=MAP ${plainHost} localhost`];
  const browser = await chromium.launch({ executablePath, args });
  const newPage = async () => {
    const context = await browser.newContext({ locale: 'id-ID', viewport });
    return drivenPage(await context.newPage(), () => context.close());
  };
  return { version: browser.version(), newPage, close: () => browser.close() };
};

const startFirefox = async (executablePath) => {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    args: [`--width=${viewport.width}`, `--height=${viewport.height + 85}`], // the size of the whole window, with its bars
    defaultViewport: null, // not every version of Firefox can set a viewport over BiDi
    extraPrefsFirefox: { 'network.dns.localDomains': plainHost },
  });
  const newPage = async () => {
    const context = await browser.createBrowserContext();
    return drivenPage(await context.newPage(), () => context.close());
  };
  return { version: await browser.version(), newPage, close: () => browser.close() };
};

/** Chromium 109 comes with its npm package, for Linux on 64-bit Intel only. */
const findOldChromium = async () =>
  process.platform === 'linux' && process.arch === 'x64' ? oldChromium.executablePath() : null;
const findChromium = () =>
  [process.env.CHROMIUM_PATH, onPath('chromium', 'chromium-browser', 'google-chrome'), chromium.executablePath()].find(
    (file) => file && fs.existsSync(file),
  ) ?? null;

export const engines = [
  { name: 'Chromium', packages: ['chromium'], find: findChromium, start: startChromium },
  { name: 'Chromium 109', packages: [], find: findOldChromium, start: startChromium },
  { name: 'Firefox', packages: ['firefox-esr'], find: () => onPath('firefox-esr', 'firefox'), start: startFirefox },
  { name: 'WebKit', packages: ['webkit2gtk-driver', 'xvfb'], find: findWebKit, start: () => startWebKit(plainHost) },
];
