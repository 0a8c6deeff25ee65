import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, it } from 'vitest';
import { startNode } from '../../../../fake-backend/hosts/node.ts';
import { openPage, type TestPage } from '../hosts/page.ts';

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

/** A story with a purchase, a refusal, a fault, a file, the gateway, the staff and a journey in time. */
const played = async (): Promise<TestPage> => {
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

const statuses = (page: TestPage) =>
  page.control.log().flatMap((entry) => (entry.kind === 'request' ? entry.status : []));

it('what was done in the simulation runs again as a test of Vitest, just as it was copied', async () => {
  const page = await played();
  await expect.poll(() => statuses(page)).toContain(403);
  const text = await page.control.copyAsTest(1, 'vitest');
  expect(text).toContain('status: 503');
  expect(text).toContain('settle(paymentToken');
  const file = place('contract', 'salinan.test.ts', text);
  const vitest = path.resolve('node_modules/vitest/vitest.mjs');
  const config = path.join(root, 'vitest.config.mjs');
  fs.writeFileSync(config, 'export default { test: { maxWorkers: 1 } };');
  const { stdout } = await run(process.execPath, [vitest, 'run', '--root', root, '--config', config, file]);
  expect(stdout).toMatch(/1 passed/);
});

it('and as a test of Playwright over the API on a port', async () => {
  const page = await played();
  await expect.poll(() => statuses(page)).toContain(403);
  const file = place('e2e', 'salinan.spec.ts', await page.control.copyAsTest(1, 'playwright'));
  const config = path.join(root, 'playwright.config.mjs');
  fs.writeFileSync(config, "export default { testDir: 'tests/e2e', workers: 1, outputDir: 'out' };");
  const host = await startNode({ port: 0 });
  const cli = path.resolve('node_modules/@playwright/test/cli.js');
  const env = { ...process.env, API_URL: host.url };
  try {
    const { stdout } = await run(process.execPath, [cli, 'test', '-c', config, path.basename(file)], {
      env,
      cwd: root,
    });
    expect(stdout).toMatch(/1 passed/);
  } finally {
    await host.close();
  }
});
