import { expect, test } from 'vitest';
import { buyScheme } from '../../src/application/purchase/buy-scheme.ts';
import { anOrder, FakeTabLock } from '../fakes/purchase-fakes.ts';
import { credentials, openRepositories } from './repositories.ts';

test('a use-case is tried from a scenario: who is ready to buy has paid in the end', async () => {
  const { control, accounts, transactions, payments } = await openRepositories();
  const { email, trxId } = await control.playScenario('siap-beli');
  const lesson = { name: 'beli', email, trxId, since: control.now().toISOString() };
  await accounts.logIn({ ...credentials(''), email });
  const buy = buyScheme({
    transactions,
    payments,
    paymentWindow: {
      open: async (token) => {
        await control.settle(token, 'pay');
        return 'finished';
      },
    },
    tabs: new FakeTabLock(),
    realtime: { announceChange: () => undefined },
    ids: { next: () => 'key' },
  });
  expect(await buy(anOrder, 'satria')).toMatchObject({ kind: 'settled', transaction: { status: 'paid' } });
  expect(await control.lessonProgress(lesson, 0)).toBe(2);
});
