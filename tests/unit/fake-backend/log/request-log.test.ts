import { expect, it } from 'vitest';
import { createLog } from '../../../../fake-backend/log/request-log.ts';
import { openPage, testNow } from '../hosts/page.ts';
import { trx } from '../staff/backend.ts';

it('the log has the caller, the request, the reply and the reason of a refusal', async () => {
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

it('the log contains no password and no token', async () => {
  const page = await openPage();
  await page.logIn('ayu');
  await page.get('/api/email/verify/1001/abc?signature=sangat-rahasia&expires=1');
  const { token } = (await (await page.logIn('ayu')).json()).data;
  expect(token).toMatch(/^\w{20}/);
  await expect.poll(() => page.control.log().length).toBe(5);
  for (const secret of ['contoh123', 'sangat-rahasia', token])
    expect(JSON.stringify(page.control.log())).not.toContain(secret);
});

it('the log has clocks, faults, jumps and worlds, with the world that each of them has kept, and nothing from a file', async () => {
  const { control } = await openPage();
  const rule = { id: 'putus', match: { path: '/api/' }, nth: 'every', action: { type: 'offline' } } as const;
  await control.setClockRate(0);
  await control.addFault(rule);
  await control.removeFault('putus');
  await control.clearFaults();
  await control.jumpTo(trx.citra, 'apl01');
  await control.takeBack();
  expect(await control.takeBack()).toBe(false);
  await control.importWorld(await control.exportWorld());
  await control.takeBack(3);
  expect(control.log().map(({ id, at, ...entry }) => entry)).toEqual([
    { kind: 'time', method: 'setClockRate', given: [0] },
    { kind: 'fault', method: 'addFault', given: [rule] },
    { kind: 'fault', method: 'removeFault', given: ['putus'] },
    { kind: 'fault', method: 'clearFaults', given: [] },
    { kind: 'time', method: 'jumpTo', given: [trx.citra, 'apl01'], kept: 1 },
    { kind: 'time', method: 'takeBack', given: [1], kept: 2 },
    { kind: 'world', method: 'importWorld', given: [], kept: 3 },
    { kind: 'world', method: 'takeBack', given: [3], kept: 4 },
  ]);
});

it('only the last 300 entries are kept', () => {
  const log = createLog(
    () => new Date(testNow),
    () => ({}),
  );
  for (let count = 0; count < 1_000; count += 1) log.note({ kind: 'time', method: 'travel', given: [count] });
  expect(log.entries()).toHaveLength(300);
  expect(log.entries().at(-1)).toMatchObject({ id: 1_000, given: [999] });
  log.clear();
  expect(log.entries()).toEqual([]);
});
