import { expect, it } from 'vitest';
import { paymentTerm } from '../../../../src/domain/purchase/transaction.ts';

const at = '2026-03-10T10:00:00.000Z';
const deadline = Date.parse(at);

it.each([
  [null, deadline, 'none'],
  [at, null, 'unknown'],
  [at, deadline - 1, 'open'],
  [at, deadline, 'over'],
] as const)('the payment deadline %s is at %s: %s', (expiresAt, now, term) => {
  expect(paymentTerm(expiresAt, now)).toBe(term);
});
