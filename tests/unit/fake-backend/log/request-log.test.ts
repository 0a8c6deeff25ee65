import { expect, it } from 'vitest';
import { createLog } from '../../../../fake-backend/log/request-log.ts';
import { openPage, testNow } from '../hosts/page.ts';

it('the log tells who asked for what, what came back, and why it was refused', async () => {
  const page = await openPage();
  await page.logIn('ayu');
  await page.post('/api/transaction/update-transaction', { schedule_id: 'tidak-ada' });
  await expect.poll(() => page.control.log().length).toBe(3);
  expect(page.control.log().at(-1)).toMatchObject({
    kind: 'request',
    method: 'POST',
    path: '/api/transaction/update-transaction',
    status: 200,
    who: 'ayu@contoh.example',
    fault: null,
    refusal: { code: '03' },
    at: new Date(testNow).toISOString(),
  });
});

it('a password or a token is nowhere in the log', async () => {
  const page = await openPage();
  await page.logIn('ayu');
  await page.get('/api/email/verify/1001/abc?signature=sangat-rahasia&expires=1');
  await expect.poll(() => page.control.log().length).toBe(3);
  const text = JSON.stringify(page.control.log());
  expect(text).toContain('ayu@contoh.example');
  const { token } = (await (await page.logIn('ayu')).json()).data;
  expect(token).toMatch(/^\w{20}/);
  await expect.poll(() => page.control.log().length).toBe(5);
  for (const secret of ['contoh123', 'sangat-rahasia', token])
    expect(JSON.stringify(page.control.log())).not.toContain(secret);
});

it('what a fault did is told by its rule, also where no reply came', async () => {
  const page = await openPage();
  await page.control.addFault({ id: 'putus', match: { path: '/api/' }, nth: 1, action: { type: 'network-error' } });
  await expect(page.get('/api/schedule')).rejects.toThrow();
  await expect.poll(() => page.control.log()).toMatchObject([{ status: null, fault: { id: 'putus' } }]);
});

it('acts of staff and journeys in time are in it, and listeners hear of each', async () => {
  const page = await openPage();
  let heard = 0;
  const stop = page.control.watchLog(() => {
    heard += 1;
  });
  await page.control.travel(60_000);
  await page.control.setRobots({ on: false, delay: 0 });
  stop();
  await page.control.travel(60_000);
  expect(page.control.log().map(({ kind }) => kind)).toEqual(['time', 'staff', 'time']);
  expect(heard).toBe(2);
});

it('only the last 300 are kept', () => {
  const log = createLog(() => new Date(testNow));
  for (let count = 0; count < 1_000; count += 1) log.note({ kind: 'time', method: 'travel', given: [count] });
  expect(log.entries()).toHaveLength(300);
  expect(log.entries().at(-1)).toMatchObject({ id: 1_000, given: [999] });
  log.clear();
  expect(log.entries()).toEqual([]);
});
