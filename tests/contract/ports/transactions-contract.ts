import { describe, expect, it } from 'vitest';
import type { TransactionRepository } from '../../../src/application/ports/purchase/transaction-repository.ts';
import type { Order } from '../../../src/domain/purchase/transaction.ts';

/** A server that sells to one candidate, who has bought nothing yet. */
export interface Shop {
  readonly transactions: TransactionRepository;
  /** An order that can be paid, and one for another schedule. */
  readonly orders: readonly [Order, Order];
  /** The gateway says that this purchase is paid. */
  pay(trxId: string): Promise<void>;
  /** The next purchase or cancellation is done, but its reply does not arrive. */
  loseReply(call: 'create' | 'cancel'): Promise<void>;
}

/** What every server of purchases promises (`TransactionRepository`). */
export const sells = (name: string, open: () => Promise<Shop>) => {
  const refused = { name: 'ApiFailure', kind: 'refused' };

  describe(`purchases from ${name}`, () => {
    it('are pending, found by their id, and listed in the tab of their status', async () => {
      const { transactions, orders, pay } = await open();
      const made = await transactions.create(orders[0], 'kunci-1');
      expect(made).toMatchObject({
        status: 'pending',
        budgetSource: 'mandiri',
        schedule: { id: orders[0].scheduleId },
      });
      expect(await transactions.find(made.id)).toEqual(made);
      expect(await transactions.find('TRX-TIDAK-ADA')).toBeNull();
      const inTabs = async () =>
        Promise.all(
          (['pending', 'paid', 'failed'] as const).map(async (tab) => (await transactions.list(tab, 1)).total),
        );
      expect(await inTabs()).toEqual([1, 0, 0]);
      await pay(made.id);
      expect(await transactions.find(made.id)).toMatchObject({ status: 'paid' });
      expect(await inTabs()).toEqual([0, 1, 0]);
      expect(await transactions.list('paid', 7)).toMatchObject({ items: [], current: 7, total: 1 });
    });

    it('are one for one order while it is unpaid, by whatever request key, and two for two', async () => {
      const { transactions, orders } = await open();
      const { id } = await transactions.create(orders[0], 'kunci-1');
      for (const key of ['kunci-1', 'kunci-2']) expect((await transactions.create(orders[0], key)).id).toBe(id);
      const second = await transactions.create(orders[1], 'kunci-3');
      expect((await transactions.list('pending', 1)).items.map((each) => each.id)).toEqual([second.id, id]);
    });

    it('are not made twice when the reply was lost', async () => {
      const { transactions, orders, loseReply } = await open();
      await loseReply('create');
      await expect(transactions.create(orders[0], 'kunci-1')).rejects.toMatchObject({ kind: 'network' });
      const made = await transactions.create(orders[0], 'kunci-1');
      expect((await transactions.list('pending', 1)).items).toEqual([made]);
    });

    it('are told under their request key as they were made, and bought again under another one when they have ended', async () => {
      const { transactions, orders } = await open();
      const made = await transactions.create(orders[0], 'kunci-1');
      await transactions.cancel(made.id);
      expect(await transactions.create(orders[0], 'kunci-1')).toEqual(made);
      expect(await transactions.find(made.id)).toMatchObject({ status: 'cancelled' });
      const again = await transactions.create(orders[0], 'kunci-2');
      expect([again.status, again.id === made.id]).toEqual(['pending', false]);
    });

    it('are refused for what is paid already', async () => {
      const { transactions, orders, pay } = await open();
      await pay((await transactions.create(orders[0], 'kunci-1')).id);
      await expect(transactions.create(orders[0], 'kunci-2')).rejects.toMatchObject(refused);
    });

    it('are cancelled once, and not when they are paid or not there', async () => {
      const { transactions, orders, pay, loseReply } = await open();
      const first = await transactions.create(orders[0], 'kunci-1');
      await loseReply('cancel');
      await expect(transactions.cancel(first.id)).rejects.toMatchObject({ kind: 'network' });
      expect(await transactions.find(first.id)).toMatchObject({ status: 'cancelled' });
      await expect(transactions.cancel(first.id)).rejects.toMatchObject(refused);
      const second = await transactions.create(orders[1], 'kunci-2');
      await pay(second.id);
      await expect(transactions.cancel(second.id)).rejects.toMatchObject(refused);
      expect(await transactions.find(second.id)).toMatchObject({ status: 'paid' });
      await expect(transactions.cancel('TRX-TIDAK-ADA')).rejects.toMatchObject({ kind: 'http', status: 404 });
    });
  });
};
