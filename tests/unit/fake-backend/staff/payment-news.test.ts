import { describe, expect, test } from 'vitest';
import type { StaffAction } from '../../../../fake-backend/staff/play.ts';
import { openRepositories } from '../../../contract/repositories.ts';
import { minute } from './backend.ts';

const open = async () => {
  const { control, logIn, transactions, notifications } = await openRepositories();
  await logIn('bima');
  const tasks = async () => (await control.staffTasks()).filter(({ stage }) => stage === 'payment');
  const [task] = await tasks();
  const trxId = task?.trxId ?? '';
  const act = (type: StaffAction['type'], more: object = {}) =>
    control.actAsStaff({ type, trxId, ...more } as StaffAction);
  const status = async () => (await transactions.find(trxId))?.status;
  const left = Date.parse(task?.payment?.until ?? '') - control.now().getTime();
  return { control, notifications, tasks, act, status, left };
};

describe('a pending payment', () => {
  test.each([
    ['pay', 'paid'],
    ['fail', 'failed'],
    ['expire', 'expired'],
  ] as const)('is settled at the staff desk: %s', async (outcome, expected) => {
    const { act, status } = await open();
    await act('settle-payment', { outcome });
    expect(await status()).toBe(expected);
    await expect(act('settle-payment', { outcome: 'fail' })).rejects.toThrow(RangeError);
  });

  test('counts once when its notice arrives twice', async () => {
    const { act, status, notifications } = await open();
    const { total } = await notifications.page(1, false);
    await act('repeat-payment');
    expect(await status()).toBe('paid');
    expect((await notifications.page(1, false)).total).toBe(total + 1);
  });

  test('is paid even when its notice arrives after its time', async () => {
    const { control, act, status, left } = await open();
    await act('delay-payment', { minutes: Math.ceil(left / minute) + 10 });
    await control.travel(left + minute);
    expect(await status()).toBe('expired');
    await control.travel(10 * minute);
    expect(await status()).toBe('paid');
  });

  test('is found by the portal itself when its notice was lost', async () => {
    const { act, status } = await open();
    await act('lose-payment', { found: true });
    expect(await status()).toBe('paid');
  });

  test('that nobody finds expires, waits at the staff desk, and is corrected there', async () => {
    const { control, tasks, act, status, left } = await open();
    await act('lose-payment', { found: false });
    expect(await status()).toBe('pending');
    await control.travel(left + minute);
    expect(await status()).toBe('expired');
    expect((await tasks())[0]?.payment?.notice).toEqual({ at: null, found: false });
    await expect(act('settle-payment', { outcome: 'fail' })).rejects.toThrow(RangeError);
    await act('settle-payment', { outcome: 'pay' });
    expect(await status()).toBe('paid');
  });

  test('is not delayed by an invalid time', async () => {
    const { act } = await open();
    for (const minutes of [0, 1.5, Number.NaN, 100_000])
      await expect(act('delay-payment', { minutes })).rejects.toThrow(RangeError);
  });
});
