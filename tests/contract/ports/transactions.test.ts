import { availability } from '../../../src/domain/catalog/schedule.ts';
import type { Order, Transaction } from '../../../src/domain/purchase/transaction.ts';
import { anOrder, FakeTransactions } from '../../fakes/purchase-fakes.ts';
import { openRepositories } from '../repositories.ts';
import { sells } from './transactions-contract.ts';

const paths = { create: '/api/transaction/update-transaction', cancel: '/api/transaction/remove' };

sells('HTTP over the fake backend', async () => {
  const { transactions, payments, catalog, control, logIn } = await openRepositories();
  await logIn('ayu');
  const now = control.now().getTime();
  const { items } = await catalog.schedules({ budgetSource: 'mandiri', page: 2 });
  const orders = items.flatMap((schedule): Order[] => {
    const budget = schedule.budgets.find(({ source }) => source === 'mandiri');
    const isOpen = availability(schedule, now) === 'open';
    return isOpen && budget ? [{ scheduleId: schedule.id, budgetSource: 'mandiri', budgetary: budget.id }] : [];
  });
  let lost = 0;
  return {
    transactions,
    orders: [orders[0] ?? anOrder, orders[1] ?? anOrder],
    pay: async (trxId) => void (await control.settle(await payments.token(trxId), 'pay')),
    loseReply: (call) =>
      control.addFault({
        id: `hilang-${++lost}`,
        match: { path: paths[call] },
        nth: 1,
        action: { type: 'accept-then-drop' },
      }),
  };
});

sells('the fake of the tests', async () => {
  const transactions = new FakeTransactions();
  return {
    transactions,
    orders: [anOrder, { ...anOrder, scheduleId: 'JDW-005' }],
    pay: async (trxId) => {
      transactions.stored = { ...((await transactions.find(trxId)) as Transaction), status: 'paid' };
    },
    loseReply: async () => {
      transactions.losesReply = true;
    },
  };
});
