import { spawn, spawnSync } from 'node:child_process';

const windows = process.platform === 'win32';
const flags = [
  '--headless=new',
  '--remote-debugging-port=0',
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,SpareRendererForSitePerProcess', // they slow each start down
  '--window-size=1440,900',
  '--lang=id-ID',
];

const addressOf = (child) =>
  new Promise((resolve, reject) => {
    let said = '';
    child.stderr.on('data', (text) => {
      said += text;
      const [, address] = /DevTools listening on (ws:\S+)/.exec(said) ?? [];
      if (address) resolve(address);
    });
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`Chromium berakhir dengan ${code}:\n${said}`)));
  });

/** Starts Chromium with a profile that outlives it. `kill` ends all its processes at once, as a crash does. */
export const startBrowser = async (executable, profile) => {
  const child = spawn(executable, [...flags, `--user-data-dir=${profile}`, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: !windows, // a separate process group, so that `kill` ends no other process
  });
  const gone = new Promise((resolve) => child.once('exit', resolve));
  const kill = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      if (windows) spawnSync('taskkill', ['/pid', String(child.pid), '/t', '/f']);
      else process.kill(-child.pid, 'SIGKILL');
    }
    await gone;
  };
  try {
    const { chromium } = await import('playwright');
    const browser = await chromium.connectOverCDP(await addressOf(child));
    const [context] = browser.contexts();
    return { context, kill };
  } catch (error) {
    await kill();
    throw error;
  }
};
