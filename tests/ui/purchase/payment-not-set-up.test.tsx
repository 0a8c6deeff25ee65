import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { parseConfig } from '../../../src/configuration/config.ts';
import { encodeTrxId } from '../../../src/domain/assessment/trx-id.ts';
import { transactionStatuses } from '../../../src/domain/purchase/transaction.ts';
import { resultText } from '../../../src/ui/purchase/payment/payment-result-text.ts';
import { asInBrowser, base, heading, mandiri, openBought, openPurchase } from './open-purchase.tsx';

const config = parseConfig({ payment: { scriptUrl: 'snap.js', clientKey: 'k' } });
const notSetUp = 'Pembayaran daring belum disiapkan';
const trx = encodeTrxId('TRX-1');

beforeEach(asInBrowser);
it('without a valid payment configuration nothing paid can be bought, and the page names a contact', async () => {
  const { transactions } = openPurchase(mandiri, { config });
  await heading('Tinjau pendaftaran Anda');
  expect(screen.getByText(notSetUp)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Kontak' })).toBeDefined();
  expect(screen.queryByRole('button', { name: /Bayar|pembayaran/ })).toBeNull();
  fireEvent.submit(document.querySelector('form') as HTMLFormElement);
  expect(transactions.requestKeys).toEqual([]);
});

it('without a valid payment configuration a free schedule can still be registered for', async () => {
  openPurchase(`${base}/perusahaan/ANG-3`, { config });
  expect(await screen.findByRole('button', { name: 'Ajukan pendaftaran' })).toBeDefined();
  expect(screen.queryByText(notSetUp)).toBeNull();
});

it.each([`/transaction?trx=${trx}`, `/payment/pending?trx=${trx}`])(
  'without a valid payment configuration an unpaid purchase at %s offers no payment, and says so',
  async (address) => {
    openBought(address, undefined, { config });
    expect(await screen.findByText(notSetUp)).toBeDefined();
    expect(screen.queryByRole('button', { name: /Lanjutkan pembayaran|Ganti cara bayar/ })).toBeNull();
    expect(screen.queryByText(/Tekan Lanjutkan pembayaran/)).toBeNull();
  },
);

const ways = { 'a transfer': 'transfer', 'no way to pay here': null } as const;
it.each(Object.keys(ways) as (keyof typeof ways)[])('no status of a payment by %s names a payment provider', (way) => {
  for (const status of transactionStatuses)
    expect(Object.values(resultText({ status, amount: 850_000 }, ways[way]))).not.toContainEqual(
      expect.stringMatching(/penyedia pembayaran/i),
    );
});
