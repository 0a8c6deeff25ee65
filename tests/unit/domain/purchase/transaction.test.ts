import { expect, it } from 'vitest';
import { isBudgetSource } from '../../../../src/domain/purchase/budget-source.ts';
import { isPayable, tabOf, transactionStatuses } from '../../../../src/domain/purchase/transaction.ts';

it('whatever ended without payment stands among the failed', () => {
  expect(transactionStatuses.map(tabOf)).toEqual(['pending', 'paid', 'failed', 'failed', 'failed']);
});

it('only a purchase that waits, and whose amount is known, can be paid', () => {
  const statuses = [...transactionStatuses, 'unknown'] as const;
  expect(statuses.filter((status) => isPayable({ status, amount: 850_000 }))).toEqual(['pending']);
  expect(isPayable({ status: 'pending', amount: 0 })).toBe(true);
  expect(isPayable({ status: 'pending', amount: null })).toBe(false);
});

it('knows a source of budget from any other word', () => {
  expect(['mandiri', 'apbn', 'Mandiri', '', 'toString'].map(isBudgetSource)).toEqual([true, true, false, false, false]);
});
