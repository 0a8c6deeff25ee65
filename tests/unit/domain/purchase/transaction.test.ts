import { expect, it } from 'vitest';
import { isBudgetSource } from '../../../../src/domain/purchase/budget-source.ts';
import { isPayable, tabOf, transactionStatuses } from '../../../../src/domain/purchase/transaction.ts';

it('every purchase that ended without payment is listed as failed', () => {
  expect(transactionStatuses.map(tabOf)).toEqual(['pending', 'paid', 'failed', 'failed', 'failed']);
});

it('only a pending purchase with an amount to pay can be paid', () => {
  const statuses = [...transactionStatuses, 'unknown'] as const;
  expect(statuses.filter((status) => isPayable({ status, amount: 850_000 }))).toEqual(['pending']);
  expect(isPayable({ status: 'pending', amount: 0 })).toBe(false);
  expect(isPayable({ status: 'pending', amount: null })).toBe(false);
});

it('a source of budget is distinguished from any other word', () => {
  expect(['mandiri', 'apbn', 'Mandiri', '', 'toString'].map(isBudgetSource)).toEqual([true, true, false, false, false]);
});
