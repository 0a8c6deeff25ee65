import { expect, test } from 'vitest';
import { cancelPurchase } from '../../src/application/purchase/cancel-purchase.ts';
import { availability } from '../../src/domain/catalog/schedule.ts';
import type { Order } from '../../src/domain/purchase/transaction.ts';
import { openRepositories } from './repositories.ts';

type Repositories = Awaited<ReturnType<typeof openRepositories>>;

/** A schedule that can still be bought by oneself. */
const order = async ({ catalog, control }: Repositories): Promise<Order> => {
  const { items } = await catalog.schedules({ budgetSource: 'mandiri', page: 2 });
  const open = items.find((each) => availability(each, control.now().getTime()) === 'open');
  const budget = open?.budgets.find(({ source }) => source === 'mandiri');
  if (!open || !budget) throw new Error('the seed has no open schedule');
  return { scheduleId: open.id, budgetSource: 'mandiri', budgetary: budget.id };
};

test('a purchase is pending until the gateway says paid; then it has a timeline that begins with the agreement', async () => {
  const portal = await openRepositories();
  await portal.logIn('ayu');
  const created = await portal.transactions.create(await order(portal), 'kunci-1');
  expect(created.status).toBe('pending');
  const token = await portal.payments.token(created.id);
  expect(await portal.payments.token(created.id)).toBe(token);

  await portal.control.settle(token, 'pay');
  expect((await portal.transactions.find(created.id))?.status).toBe('paid');
  expect((await portal.transactions.list('paid', 1)).items.map(({ id }) => id)).toContain(created.id);
  const timeline = await portal.timelines.find(created.id);
  expect(timeline?.stages[0]).toMatchObject({ name: 'agreement', status: 'open', waitingFor: 'candidate' });
});

test('a purchase is found on whatever page it stands, also where the server knows no filter', async () => {
  const portal = await openRepositories();
  await portal.logIn('ayu');
  const wanted = await order(portal);
  const ids: string[] = [];
  for (let count = 0; count < 23; count++) {
    const { id } = await portal.transactions.create(wanted, `kunci-${count}`);
    await portal.transactions.cancel(id);
    ids.unshift(id);
  }
  const pages = [1, 2, 3, 4].map((page) => portal.transactions.list('failed', page));
  expect((await Promise.all(pages)).map(({ items, current, last }) => [items.length, current, last])).toEqual([
    [10, 1, 3],
    [10, 2, 3],
    [3, 3, 3],
    [0, 4, 3],
  ]);
  const asked: string[] = [];
  const unfiltered = portal.over((request) => {
    asked.push(request.url);
    return new Request(request.url.replace(/trx_id=[^&]*&?/, ''), request);
  });
  for (const transactions of [portal.transactions, unfiltered]) {
    expect((await transactions.find(ids.at(-1) ?? ''))?.id).toBe(ids.at(-1));
    expect(await transactions.find('TRX-TIDAK-ADA')).toBeNull();
  }
  // three pages to find one; to know that there is none, also the list of each status
  expect(asked).toHaveLength(3 + 3 + 1 + 1 + 3);
});

test('a purchase is cancelled once; what is paid is refused and stays paid', async () => {
  const portal = await openRepositories();
  await portal.logIn('ayu');
  const wanted = await order(portal);
  const first = await portal.transactions.create(wanted, 'kunci-1');
  await portal.transactions.cancel(first.id);
  expect((await portal.transactions.find(first.id))?.status).toBe('cancelled');
  await expect(portal.transactions.cancel(first.id)).rejects.toMatchObject({ kind: 'refused' });

  const second = await portal.transactions.create(wanted, 'kunci-2');
  await portal.control.settle(await portal.payments.token(second.id), 'pay');
  await expect(portal.transactions.cancel(second.id)).rejects.toMatchObject({
    kind: 'refused',
    serverMessage: 'Pembelian ini sudah dibayar.',
  });
  expect((await portal.transactions.find(second.id))?.status).toBe('paid');
});

test('a renewed payment has another token, and the old one pays nothing any more', async () => {
  const portal = await openRepositories();
  await portal.logIn('ayu');
  const { id } = await portal.transactions.create(await order(portal), 'kunci-1');
  const old = await portal.payments.token(id);
  await portal.payments.renew(id);
  expect(await portal.payments.token(id)).not.toBe(old);
  expect(await portal.control.settle(old, 'pay')).toBe(false);
  expect((await portal.transactions.find(id))?.status).toBe('pending');
});

test('a schedule that is not there is refused, and another candidate sees nothing', async () => {
  const portal = await openRepositories();
  await portal.logIn('ayu');
  const wanted = await order(portal);
  const missing = portal.transactions.create({ ...wanted, scheduleId: 'JDW-TIDAK-ADA' }, 'kunci-1');
  await expect(missing).rejects.toMatchObject({ name: 'ApiFailure' });
  const mine = await portal.transactions.create(wanted, 'kunci-2');
  await portal.accounts.logOut();
  await portal.logIn('citra');
  expect(await portal.transactions.find(mine.id)).toBeNull();
});

test('a timeline that is not there is null', async () => {
  const portal = await openRepositories();
  await portal.logIn('gita');
  expect(await portal.timelines.find('TRX-TIDAK-ADA')).toBeNull();
});

test.each([409, 422])('a refusal by status %i of what is paid by now tells that it is paid', async (status) => {
  const portal = await openRepositories();
  await portal.logIn('ayu');
  const { id } = await portal.transactions.create(await order(portal), 'kunci-1');
  await portal.control.settle(await portal.payments.token(id), 'pay');
  const body = { message: 'The given data was invalid.', errors: { trx_id: ['Pembelian ini sudah dibayar.'] } };
  const action = { type: 'status', status, body } as const;
  await portal.control.addFault({ id: 'tolak', match: { path: '/api/transaction/remove' }, nth: 1, action });
  const tabs = { runAlone: <T>(_: string, task: () => Promise<T>) => task() };
  const realtime = { announceChange: () => undefined };
  const cancel = cancelPurchase({ transactions: portal.transactions, tabs, realtime });
  expect(await cancel(id)).toEqual({ kind: 'alreadyPaid' });
});
