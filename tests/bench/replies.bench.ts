import { expect, test } from '../e2e/support/portal.ts';
import { openPage, type TestPage } from '../unit/fake-backend/hosts/page.ts';
import { inTurns } from './measure.ts';

const rounds = 25;
const slowest = 1.5;
const noiseMs = 2;

const opened = async (notifications: number, transactions: number) => {
  const page = await openPage();
  await page.logIn('ayu');
  await page.control.fill('ayu@contoh.example', { notifications, transactions });
  return page;
};

const took = async (page: TestPage, path: string): Promise<number> => {
  const started = performance.now();
  await (await page.get(path)).json();
  return performance.now() - started;
};

test('with 10 000 rows the simulated API takes no longer for the first page of a list than with 20', async () => {
  const [few, many] = [await opened(20, 20), await opened(10_000, 2_000)];
  for (const path of [
    '/api/notification?page=1',
    '/api/notification?read=false&page=1',
    '/api/transaction/list/pending?page=1',
    '/api/transaction/list/paid?page=1',
    '/api/transaction/list/failed?page=1',
    '/api/schedule?page=1',
  ]) {
    const [short, long] = await inTurns(path, rounds, [() => took(few, path), () => took(many, path)]);
    expect.soft(long, path).toBeLessThan(slowest * short + noiseMs);
  }
});
