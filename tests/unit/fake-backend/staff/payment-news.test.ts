import { describe, expect, test } from 'vitest';
import { openRepositories } from '../../../contract/repositories.ts';

const open = async () => {
  const portal = await openRepositories();
  await portal.logIn('bima');
  const task = (await portal.control.staffTasks()).find(
    ({ stage, candidate }) => stage === 'payment' && candidate.email === 'bima@contoh.example',
  );
  if (!task?.payment) throw new Error('bima has nothing to pay');
  const { trxId } = task;
  const status = async () => (await portal.transactions.find(trxId))?.status;
  const news = async () => {
    const { items } = await portal.notifications.page(1, false);
    return items.filter(({ information }) => information.includes('telah kami terima')).length;
  };
  const left = Date.parse(task.payment.until) - portal.control.now().getTime();
  return { ...portal, trxId, status, news, left };
};

describe('a payment that waits', () => {
  test.each([
    ['pay', 'paid'],
    ['fail', 'failed'],
    ['expire', 'expired'],
  ] as const)('is settled at the desk: %s', async (outcome, expected) => {
    const { control, trxId, status } = await open();
    await control.actAsStaff({ type: 'settle-payment', trxId, outcome });
    expect(await status()).toBe(expected);
    await expect(control.actAsStaff({ type: 'settle-payment', trxId, outcome: 'fail' })).rejects.toThrow(RangeError);
  });

  test('counts once when its news comes twice', async () => {
    const { control, trxId, status, news } = await open();
    const before = await news();
    await control.actAsStaff({ type: 'repeat-payment', trxId });
    expect(await status()).toBe('paid');
    expect(await news()).toBe(before + 1);
  });

  test('is paid even when its news comes after its time', async () => {
    const { control, trxId, status, left } = await open();
    await control.actAsStaff({ type: 'delay-payment', trxId, minutes: Math.ceil(left / 60_000) + 10 });
    await control.travel(left + 60_000);
    expect(await status()).toBe('expired');
    await control.travel(10 * 60_000);
    expect(await status()).toBe('paid');
  });

  test('is found by the portal itself when its news was lost', async () => {
    const { control, trxId, status } = await open();
    await control.actAsStaff({ type: 'lose-payment', trxId, found: true });
    expect(await status()).toBe('paid');
  });

  test('that nobody finds expires, waits at the desk, and is put right there', async () => {
    const { control, trxId, status, left } = await open();
    await control.actAsStaff({ type: 'lose-payment', trxId, found: false });
    expect(await status()).toBe('pending');
    await control.travel(left + 60_000);
    expect(await status()).toBe('expired');
    const [task] = (await control.staffTasks()).filter((each) => each.trxId === trxId);
    expect(task?.payment?.notice).toEqual({ at: null, found: false });
    await expect(control.actAsStaff({ type: 'settle-payment', trxId, outcome: 'fail' })).rejects.toThrow(RangeError);
    await control.actAsStaff({ type: 'settle-payment', trxId, outcome: 'pay' });
    expect(await status()).toBe('paid');
  });

  test.each([0, 1.5, Number.NaN, 100_000])('is not delayed by %s minutes', async (minutes) => {
    const { control, trxId } = await open();
    await expect(control.actAsStaff({ type: 'delay-payment', trxId, minutes })).rejects.toThrow(RangeError);
  });
});
