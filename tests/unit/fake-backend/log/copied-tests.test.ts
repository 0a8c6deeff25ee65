import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it } from 'vitest';
import { startNode } from '../../../../fake-backend/hosts/node.ts';
import { copyAsTest } from '../../../../fake-backend/log/copy-as-test.ts';
import type { LogEntry } from '../../../../fake-backend/log/request-log.ts';
import { openPage, type TestPage } from '../hosts/page.ts';
import { trx } from '../staff/backend.ts';

const run = promisify(execFile);
const root = path.resolve('test-results/copied-tests');
/** A place like that of the tests, with what they import, and not among them. */
const place = (folder: string, file: string, text: string): string => {
  const target = path.join(root, 'tests', folder, file);
  fs.mkdirSync(path.dirname(target), { recursive: true });
  fs.rmSync(path.join(root, 'tests/unit'), { force: true });
  fs.symlinkSync(path.resolve('tests/unit'), path.join(root, 'tests/unit'), 'junction');
  fs.writeFileSync(target, text);
  return target;
};
afterAll(() => fs.rmSync(root, { recursive: true, force: true }));

const orderPath = '/api/transaction/update-transaction';
const order = { schedule_id: 'JDW-003', budget_source: 'mandiri', budgetary: 'ANG-003-1' };

type Runner = 'vitest' | 'playwright';

/** A story with a purchase, a refusal, a fault, a file, the gateway, the staff and a journey in time. */
const bought = async (): Promise<TestPage> => {
  const page = await openPage({ realNow: Date.now });
  const { control } = page;
  await control.playScenario('siap-beli');
  await page.logIn('satria');
  await page.post(orderPath, { ...order, schedule_id: 'tidak-ada' });
  await control.addFault({ id: 'x', match: { path: orderPath }, nth: 1, action: { type: 'status', status: 503 } });
  await page.post(orderPath, order);
  await control.clearFaults();
  const { data } = await (await page.post(orderPath, order)).json();
  await control.addFault({ id: 'y', match: { path: '/api/asesi' }, nth: 1, action: { type: 'network-error' } });
  await expect(page.get('/api/asesi')).rejects.toThrow();
  await control.clearFaults();
  const { token } = (await (await page.post('/api/transaction/token', { trx_id: data.trx_id })).json()).data;
  await control.settle(token, 'pay');
  await page.logIn('dewi');
  const form = new FormData();
  form.append('photo', new File([new Uint8Array([1, 2, 3])], 'foto.png', { type: 'image/png' }));
  const csrf = /XSRF-TOKEN=([^;]*)/.exec(page.cookies.cookie)?.[1] ?? '';
  const headers = { 'X-XSRF-TOKEN': decodeURIComponent(csrf) };
  await page.send(new Request('http://portal.test/api/profile', { method: 'POST', headers, body: form }));
  await control.travel(60_000);
  await page.get(`/api/timeline/${data.trx_id}`);
  await page.get('/api/notification?page=1');
  return page;
};

const requestsIn = (page: TestPage) => page.control.log().flatMap((entry) => (entry.kind === 'request' ? [entry] : []));

const resultPath = `/api/result/${trx.citra}`;

/** Asks, and waits until the log has it: what is done afterwards is below it there. */
const ask = async (page: TestPage, path = resultPath): Promise<void> => {
  const before = requestsIn(page).length;
  await page.get(path);
  await expect.poll(() => requestsIn(page).length, { interval: 1 }).toBe(before + 1);
};

const enter = async (page: TestPage): Promise<void> => {
  const before = requestsIn(page).length;
  await page.logIn('citra');
  await expect.poll(() => requestsIn(page).length, { interval: 1 }).toBe(before + 2);
};

const newestWorld = async ({ control }: TestPage) => (await control.worlds())[0]?.id;

/** A story with clocks of each rate, faults that stay, a jump, and worlds that are made new, taken back and opened from a file. */
const shown = async (): Promise<TestPage> => {
  const page = await openPage({ realNow: Date.now });
  const { control } = page;
  await control.setClockRate(0);
  await enter(page);
  await control.addFault({ id: 'lambat', match: { path: '/api/' }, nth: 'every', action: { type: 'delay', ms: 1 } });
  await ask(page);
  await control.removeFault('lambat');
  await control.addFault({
    id: 'mati',
    match: { path: '/api/result/' },
    nth: 'every',
    action: { type: 'status', status: 503 },
  });
  await control.addFault({ id: 'kedua', match: { path: '/api/timeline/' }, nth: 2, action: { type: 'empty' } });
  for (const path of [resultPath, resultPath]) await ask(page, path);
  for (const path of [`/api/timeline/${trx.citra}`, `/api/timeline/${trx.citra}`]) await ask(page, path);
  await control.removeFault('mati');
  await ask(page);
  await control.clearFaults();
  await control.jumpTo(trx.citra, 'result');
  await ask(page);
  await control.takeBack();
  await ask(page);
  await control.takeBack(await newestWorld(page));
  await ask(page);
  await control.setClockRate(10);
  await control.toNextEvent();
  await control.setClockRate(1);
  const file = await control.exportWorld();
  await control.reset();
  await enter(page);
  await ask(page);
  await control.takeBack(await newestWorld(page));
  await enter(page);
  await ask(page);
  await control.playScenario('hari-asesmen');
  await control.takeBack(await newestWorld(page));
  await enter(page);
  await ask(page);
  await control.importWorld(file);
  await ask(page, '/api/schedule');
  await control.takeBack(await newestWorld(page));
  await enter(page);
  await ask(page);
  return page;
};

/** A log in which two requests were answered only after a fault had been switched on, and lifted. */
const crossed = async (): Promise<readonly LogEntry[]> => {
  const page = await openPage({ realNow: Date.now });
  await enter(page);
  await ask(page);
  await ask(page);
  await page.control.addFault({
    id: 'mati',
    match: { path: '/api/result/' },
    nth: 'every',
    action: { type: 'status', status: 503 },
  });
  await ask(page);
  await page.control.removeFault('mati');
  const order = [1, 2, 3, 5, 4, 7, 6];
  return order.map((id) => page.control.log().find((entry) => entry.id === id) as LogEntry);
};

/** The copies of the three stories by the names of their files. */
const copies = async (runner: Runner): Promise<Record<string, string>> => {
  const purchase = await bought();
  await expect.poll(() => requestsIn(purchase).map(({ status }) => status)).toContain(403);
  return {
    salinan: await purchase.control.copyAsTest(1, runner),
    'salinan-dunia': await (await shown()).control.copyAsTest(1, runner),
    'salinan-gangguan': copyAsTest(await crossed(), 1, runner),
  };
};

it('what was done in the simulation runs again as tests of Vitest, just as it was copied', async () => {
  const texts = await copies('vitest');
  expect(texts.salinan).toContain('status: 503');
  expect(texts.salinan).toContain('settle(paymentToken');
  const files = Object.entries(texts).map(([name, text]) => place('contract', `${name}.test.ts`, text));
  const vitest = path.resolve('node_modules/vitest/vitest.mjs');
  const config = path.join(root, 'vitest.config.mjs');
  fs.writeFileSync(config, 'export default { test: { maxWorkers: 1, isolate: false, testTimeout: 30_000 } };');
  const { stdout } = await run(process.execPath, [vitest, 'run', '--root', root, '--config', config, ...files]);
  expect(stdout).toMatch(/3 passed/);
});

it('and as tests of Playwright over the API on a port', async () => {
  const texts = await copies('playwright');
  for (const [name, text] of Object.entries(texts)) place('e2e', `${name}.spec.ts`, text);
  const config = path.join(root, 'playwright.config.mjs');
  fs.writeFileSync(config, "export default { testDir: 'tests/e2e', workers: 1, outputDir: 'out' };");
  const host = await startNode({ port: 0 });
  const cli = path.resolve('node_modules/@playwright/test/cli.js');
  const env = { ...process.env, API_URL: host.url };
  try {
    const { stdout } = await run(process.execPath, [cli, 'test', '-c', config], { env, cwd: root });
    expect(stdout).toMatch(/3 passed/);
  } finally {
    await host.close();
  }
});

/** What is found of a pattern, in its order. */
const found = (text: string, pattern: RegExp): string[] => Array.from(text.matchAll(pattern), ([, word = '']) => word);

describe('a copied test', () => {
  it('has the rates of the clock, jumps and worlds taken back in their order, in both forms', async () => {
    const { control } = await shown();
    expect(found(await control.copyAsTest(1, 'vitest'), /control\.((?!addFault|clearFaults)\w+\([^)]*\))/g)).toEqual([
      'setClockRate(0)',
      `jumpTo("${trx.citra}", "result")`,
      'worlds()',
      'takeBack(world1)',
      'worlds()',
      'takeBack(world2)',
      'setClockRate(10)',
      'toNextEvent()',
      'setClockRate(1)',
      'reset()',
      'worlds()',
      'takeBack(world5)',
      'reset()',
      'worlds()',
      'playScenario("hari-asesmen")',
      'takeBack(world7)',
      'reset()',
      'worlds()',
      'takeBack(world9)',
    ]);
    expect(found(await control.copyAsTest(1, 'playwright'), /play\('?"?((?!faults)[\w-]+['"], {.*})\);/g)).toEqual([
      "reset', {}",
      'clock", {"rate":0}',
      `jump", {"trxId":"${trx.citra}","stage":"result"}`,
      "take-back', { id: world1 }",
      "take-back', { id: world2 }",
      'clock", {"rate":10}',
      'next-event", {}',
      'clock", {"rate":1}',
      'reset", {}',
      "take-back', { id: world5 }",
      'reset", {}',
      'scenario", {"name":"hari-asesmen"}',
      "take-back', { id: world7 }",
      'reset", {}',
      "take-back', { id: world9 }",
    ]);
  });

  it.each(['vitest', 'playwright'] as const)('of %s says in its place what cannot be played again', async (runner) => {
    const text = await (await shown()).control.copyAsTest(1, runner);
    expect(found(text, /^ {2}(\/\/ .*)$/gm)).toEqual([
      '// addFault "lambat": hanya menunda, jadi tidak disalin',
      '// Waktu yang lewat di antara dua langkah tidak diulang, juga saat jam berjalan 10 kali lebih cepat',
      '// importWorld: isi file itu tidak ada di catatan, jadi langkah berikutnya diulang di dunia baru',
    ]);
  });

  it('switches a fault on and off where that was done, and does so for one request where another window or a late reply did it', async () => {
    const { control } = await shown();
    const faults = /control\.((?:addFault\({"id":"\w+"|clearFaults\())/g;
    expect(found(await control.copyAsTest(1, 'vitest'), faults).slice(0, 6)).toEqual([
      'clearFaults(', // a delay was lifted
      'clearFaults(',
      'addFault({"id":"mati"',
      'clearFaults(',
      'addFault({"id":"mati"',
      'addFault({"id":"kedua"',
    ]);
    expect(found(copyAsTest(await crossed(), 1, 'vitest'), faults)).toEqual([
      'clearFaults(',
      'addFault({"id":"mati"',
      'clearFaults(',
      'clearFaults(',
      'addFault({"id":"mati"',
      'clearFaults(',
      'clearFaults(',
      'addFault({"id":"salinan"',
      'clearFaults(',
    ]);
  });

  it.each(['vitest', 'playwright'] as const)(
    'of %s says that a world was there before its first line, and is not taken back',
    async (runner) => {
      const { control } = await openPage();
      await control.travel(60_000);
      await control.setClockRate(0);
      await control.takeBack();
      expect(await control.copyAsTest(1, runner)).not.toContain('// takeBack');
      const text = await control.copyAsTest(2, runner);
      expect(text).toContain('// takeBack: dunia itu disimpan sebelum langkah pertama di sini, jadi tidak disalin');
      expect(text).not.toContain('world1');
    },
  );

  it('begins with what made the world of its first line', async () => {
    const { control } = await openPage();
    await control.playScenario('siap-beli');
    await control.reset();
    await control.setClockRate(0);
    const afterReset = await control.copyAsTest(3, 'vitest');
    expect(afterReset).toContain('control.reset()');
    expect(afterReset).not.toContain('siap-beli');
    await control.importWorld(await control.exportWorld());
    await control.setClockRate(1);
    expect(await control.copyAsTest(5, 'vitest')).toContain('// importWorld: ');
  });
});
