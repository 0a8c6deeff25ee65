import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort, onPath } from './installed.mjs';
import { startProxy } from './proxy.mjs';

const { Builder, Capabilities } = await import('selenium-webdriver');

const window = { x: 0, y: 0, width: 1366, height: 990 }; // includes the bars of the window

const miniBrowser = () =>
  ['/usr/lib', '/usr/libexec']
    .filter((folder) => fs.existsSync(folder))
    .flatMap((folder) => fs.readdirSync(folder).map((name) => path.join(folder, name)))
    .flatMap((folder) => [folder, path.join(folder, 'webkit2gtk-4.1'), path.join(folder, 'webkitgtk-6.0')])
    .map((folder) => path.join(folder, 'MiniBrowser'))
    .find((file) => fs.existsSync(file)) ?? null;

export const findWebKit = () => (miniBrowser() && onPath('Xvfb') ? onPath('WebKitWebDriver') : null);

const startDisplay = () =>
  new Promise((resolve, reject) => {
    const child = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1440x1050x24'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`Xvfb berakhir dengan ${code}`)));
    child.stdout.once('data', (number) => resolve({ name: `:${String(number).trim()}`, child }));
  });

const seleniumPage = (driver) => ({
  complaints: [], // WebKit's driver does not report console messages
  goto: (url) => driver.get(url),
  reload: () => driver.navigate().refresh(),
  evaluate: (inPage, argument) => driver.executeScript(inPage, argument),
  element: (inPage, argument) => driver.executeScript(inPage, argument),
  click: (element) => element.click(),
  type: (element, text) => element.sendKeys(text),
  screenshot: async (file) => fs.writeFileSync(file, await driver.takeScreenshot(), 'base64'),
  close: () => driver.quit(),
});

/** WebKitGTK's own small browser. It cannot map host names, so requests to `plainHost` go through a proxy. */
export const startWebKit = async (plainHost) => {
  const display = await startDisplay();
  const port = await freePort();
  const driver = spawn(findWebKit(), [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: display.name },
  });
  const proxy = await startProxy(plainHost);
  const capabilities = new Capabilities()
    .set('browserName', 'MiniBrowser')
    .set('webkitgtk:browserOptions', { binary: miniBrowser(), args: ['--automation'] })
    .set('proxy', { proxyType: 'manual', httpProxy: proxy.address });
  const newDriver = async (tries = 20) => {
    try {
      return await new Builder().usingServer(`http://127.0.0.1:${port}`).withCapabilities(capabilities).build();
    } catch (error) {
      if (tries === 0) throw error; // retries, because the driver may not listen yet, or the previous browser may still be closing
      await pause(250);
      return newDriver(tries - 1);
    }
  };
  const newPage = async () => {
    const session = await newDriver();
    await session.manage().window().setRect(window);
    return seleniumPage(session);
  };
  const close = () => {
    driver.kill();
    display.child.removeAllListeners('exit').kill();
    return proxy.stop();
  };
  return { version: 'WebKitGTK', newPage, close };
};
