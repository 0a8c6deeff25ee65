import { expect, it } from 'vitest';
import { transactionText } from '../../../src/ui/purchase/transaction-text.ts';

const proof = { fileName: 'bukti.jpg', sentAt: '2026-03-01T02:00:00Z' };

it.each([
  ['money', { amount: 700_000 }, 'Menunggu pembayaran'],
  ['a look at the proof of its transfer', { amount: 700_000, proof }, 'Menunggu pemeriksaan transfer'],
  ['staff, without a price', { amount: 0 }, 'Menunggu konfirmasi'],
])('a pending purchase says that it waits for %s', (_, bought, label) => {
  expect(transactionText({ status: 'pending', ...bought }).label).toBe(label);
});
