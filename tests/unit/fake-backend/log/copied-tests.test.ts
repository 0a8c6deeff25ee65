import fs from 'node:fs';
import path from 'node:path';
import { request } from '@playwright/test';
import { transformWithOxc } from 'vite';
import { describe, expect, it } from 'vitest';
import type { FaultRule } from '../../../../fake-backend/faults.ts';
import { startNode } from '../../../../fake-backend/hosts/node.ts';
import { copyAsTest } from '../../../../fake-backend/log/copy-as-test.ts';
import type { LogEntry } from '../../../../fake-backend/log/request-log.ts';
import { openPage, type TestPage } from '../hosts/page.ts';
import { trx } from '../staff/backend.ts';

const orderPath = '/api/transaction/update-transaction';
const order = { schedule_id: 'JDW-003', budget_source: 'mandiri', budgetary: 'ANG-003-1' };

type Runner = 'vitest' | 'playwright';

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
  await page.post(orderPath, order);
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
const dead: FaultRule = {
  id: 'mati',
  match: { path: '/api/result/' },
  nth: 'every',
  action: { type: 'status', status: 503 },
};

/** Waits until the log has these requests, so that later ones come after them. */
const logged = async (page: TestPage, count: number, requests: Promise<unknown>): Promise<void> => {
  const before = requestsIn(page).length;
  await requests;
  await expect.poll(() => requestsIn(page).length, { interval: 1 }).toBe(before + count);
};
const ask = (page: TestPage, path = resultPath) => logged(page, 1, page.get(path));
const enter = (page: TestPage) => logged(page, 2, page.logIn('citra'));

const newestWorld = async ({ control }: TestPage) => (await control.worlds())[0]?.id;

const shown = async (): Promise<TestPage> => {
  const page = await openPage({ realNow: Date.now });
  const { control } = page;
  await control.setClockRate(0);
  await enter(page);
  await control.addFault({ id: 'lambat', match: { path: '/api/' }, nth: 'every', action: { type: 'delay', ms: 1 } });
  await ask(page);
  await control.removeFault('lambat');
  await control.addFault(dead);
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

/** A log in which one request was answered only after a fault was added, and another only after the fault was removed. */
const crossed = async (): Promise<readonly LogEntry[]> => {
  const page = await openPage({ realNow: Date.now });
  await enter(page);
  await ask(page);
  await ask(page);
  await page.control.addFault(dead);
  await ask(page);
  await page.control.removeFault('mati');
  const order = [1, 2, 3, 5, 4, 7, 6];
  return order.map((id) => page.control.log().find((entry) => entry.id === id) as LogEntry);
};

const copies = async (runner: Runner): Promise<Record<string, string>> => {
  const purchase = await bought();
  await expect.poll(() => requestsIn(purchase).map(({ status }) => status)).toContain(403);
  return {
    salinan: await purchase.control.copyAsTest(1, runner),
    'salinan-dunia': await (await shown()).control.copyAsTest(1, runner),
    'salinan-gangguan': copyAsTest(await crossed(), 1, runner),
  };
};

const runCopy = async (text: string, imports: Record<string, unknown>, fixtures: object = {}): Promise<void> => {
  const { code } = await transformWithOxc(text.replaceAll(/^import .*$/gm, ''), 'salinan.ts');
  const tests: (() => Promise<void>)[] = [];
  const test = (_: string, run: (given: object) => Promise<void>) => tests.push(() => run(fixtures));
  const given = { expect, test, ...imports };
  new Function(...Object.keys(given), code)(...Object.values(given));
  expect(tests).toHaveLength(1);
  await tests[0]?.();
};

it('the copied actions of the simulation run as Vitest tests', async () => {
  const texts = await copies('vitest');
  expect(texts.salinan).toContain('status: 503');
  expect(texts.salinan).toContain('settle(paymentToken');
  for (const text of Object.values(texts)) {
    const [, imported = ''] = /^import { openPage } from '(.*)';$/m.exec(text) ?? [];
    expect(fs.existsSync(path.join('tests/contract', imported))).toBe(true);
    await runCopy(text, { openPage });
  }
});

it('the copied actions run as Playwright tests over the API on a port', async () => {
  const texts = await copies('playwright');
  const host = await startNode({ port: 0 });
  const env = { API_URL: host.url };
  for (const text of Object.values(texts)) {
    const browser = await request.newContext();
    await runCopy(text, { process: { env } }, { request: browser });
    await browser.dispose();
  }
  await host.close();
});

const found = (text: string, pattern: RegExp): string[] => Array.from(text.matchAll(pattern), ([, word = '']) => word);

describe('a copied test', () => {
  it('has its actions in order, and notes in their place those that cannot be replayed', async () => {
    const text = await (await shown()).control.copyAsTest(1, 'vitest');
    expect(found(text, /control\.((?!addFault|clearFaults)\w+\([^)]*\))/g)).toEqual([
      'setClockRate(0)',
      `jumpTo("${trx.citra}", "result")`,
      ...['worlds()', 'takeBack(world1)', 'worlds()', 'takeBack(world2)'],
      ...['setClockRate(10)', 'toNextEvent()', 'setClockRate(1)'],
      ...['reset()', 'worlds()', 'takeBack(world5)'],
      ...['reset()', 'worlds()', 'playScenario("hari-asesmen")', 'takeBack(world7)'],
      ...['reset()', 'worlds()', 'takeBack(world9)'],
    ]);
    expect(found(text, /^ {2}(\/\/ .*)$/gm)).toEqual([
      '// addFault "lambat": hanya menunda, jadi tidak disalin',
      '// Waktu yang lewat di antara dua langkah tidak diulang, juga saat jam berjalan 10 kali lebih cepat',
      '// importWorld: isinya tidak ada di catatan, jadi langkah berikutnya diulang di dunia baru',
    ]);
  });

  it('switches a fault on for one request where another window or a late reply caused it', async () => {
    const faults = /control\.((?:addFault\({"id":"\w+"|clearFaults\())/g;
    expect(found(copyAsTest(await crossed(), 1, 'vitest'), faults)).toEqual([
      ...['clearFaults(', 'addFault({"id":"mati"', 'clearFaults('],
      ...['clearFaults(', 'addFault({"id":"mati"', 'clearFaults('],
      ...['clearFaults(', 'addFault({"id":"salinan"', 'clearFaults('],
    ]);
  });

  it('reports a world that existed before its first line and does not restore it', async () => {
    const { control } = await openPage();
    await control.travel(60_000);
    await control.setClockRate(0);
    await control.takeBack();
    expect(await control.copyAsTest(1, 'vitest')).not.toContain('// takeBack');
    const text = await control.copyAsTest(2, 'vitest');
    expect(text).toContain('// takeBack: dunia itu disimpan sebelum langkah pertama di sini, jadi tidak disalin');
    expect(text).not.toContain('world1');
  });

  it('begins with the action that created the world of its first line', async () => {
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
