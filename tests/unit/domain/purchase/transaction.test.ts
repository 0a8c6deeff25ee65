import { expect, it } from 'vitest';
import { isBudgetSource } from '../../../../src/domain/purchase/budget-source.ts';
import { tabOf, transactionStatuses } from '../../../../src/domain/purchase/transaction.ts';

it('whatever ended without payment stands among the failed', () => {
  expect(transactionStatuses.map(tabOf)).toEqual(['pending', 'paid', 'failed', 'failed', 'failed']);
});

it('knows a source of budget from any other word', () => {
  expect(['mandiri', 'apbn', 'Mandiri', '', 'toString'].map(isBudgetSource)).toEqual([true, true, false, false, false]);
});
