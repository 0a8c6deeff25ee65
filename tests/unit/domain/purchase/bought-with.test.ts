import { expect, it } from 'vitest';
import { isBoughtWith } from '../../../../src/domain/purchase/transaction.ts';

it.each([
  ['mandiri', undefined, 'Umum', true],
  ['mandiri', 'Umum', 'Umum', true],
  ['mandiri', 'Alumni', 'Umum', false],
  ['mandiri', 'Alumni', '', true],
  ['apbn', 'Umum', 'Umum', false],
])('a purchase from %s named %s is of the line mandiri named %s: %s', (budgetSource, budgetTitle, title, expected) => {
  const bought = { budgetSource, ...(budgetTitle !== undefined && { budgetTitle }) };
  expect(isBoughtWith(bought, { source: 'mandiri', title })).toBe(expected);
});
