import { expect, test } from 'vitest';
import { openPage, type TestPage } from './hosts/page.ts';

const opened = async (notifications: number, transactions: number) => {
  const page = await openPage();
  await page.logIn('ayu');
  await page.control.fill('ayu@contoh.example', { notifications, transactions });
  return page;
};

const took = async (work: () => Promise<unknown>): Promise<number> => {
  const started = performance.now();
  await work();
  return performance.now() - started;
};

const median = (times: number[]): number => times.sort((a, b) => a - b)[times.length >> 1] ?? 0;

const rounds = 25;
/** Less than this (ms) is the noise of a machine that does other things. */
const noise = 2;

test.each([
  '/api/notification?page=1',
  '/api/notification?read=false&page=1',
  '/api/transaction/list/pending?page=1',
  '/api/transaction/list/paid?page=1',
  '/api/transaction/list/failed?page=1',
  '/api/schedule?page=1',
])('the first page of %s takes no longer with 10 000 rows than with 20', async (path) => {
  const [few, many] = [await opened(20, 20), await opened(10_000, 2_000)];
  const read = (page: TestPage) => took(async () => (await page.get(path)).json());
  const times: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round++) {
    times[0].push(await read(few));
    times[1].push(await read(many));
  }
  expect(median(times[1])).toBeLessThan(1.5 * median(times[0]) + noise);
});

test('marking 10 000 as read takes less than 300 ms', async () => {
  const page = await opened(10_000, 0);
  const token = decodeURIComponent(/XSRF-TOKEN=([^;]*)/.exec(page.cookies.cookie)?.[1] ?? '');
  const request = new Request('http://portal.test/api/notification/mark-all', {
    method: 'PATCH',
    headers: { Accept: 'application/json', 'X-XSRF-TOKEN': token },
  });
  expect(await took(() => page.send(request))).toBeLessThan(300);
  expect((await (await page.get('/api/notification?read=false')).json()).total).toBe(0);
});
