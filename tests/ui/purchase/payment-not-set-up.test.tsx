// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { purchaseQueries } from '../../../src/application/purchase/purchase-queries.ts';
import { purchaseTokens } from '../../../src/application/purchase/tokens.ts';
import { watchPayment } from '../../../src/application/purchase/watch-payment.ts';
import { timeTokens } from '../../../src/application/time/tokens.ts';
import { parseConfig } from '../../../src/config.ts';
import { encodeTrxId } from '../../../src/domain/assessment/trx-id.ts';
import { paths } from '../../../src/ui/paths.ts';
import TransactionsPage from '../../../src/ui/purchase/history/transactions-page.tsx';
import PaymentPage from '../../../src/ui/purchase/payment/payment-page.tsx';
import { aTransaction, FakeTransactions, ManualPaymentWindow } from '../../fakes/purchase-fakes.ts';
import { FakeDevice } from '../../fakes/time-fakes.ts';
import { servicesOfResult } from './buying-again.ts';
import { acceptTerms, asInBrowser, base, heading, mandiri, openPurchase } from './open-purchase.tsx';
import { openPages } from './portal-page.tsx';

const config = parseConfig({ payment: { scriptUrl: 'snap.js', clientKey: 'k' } });
const notSetUp = 'Pembayaran daring belum disiapkan';
const trx = encodeTrxId('TRX-1');

const openPending = (address: string) => {
  const transactions = new FakeTransactions(aTransaction());
  const clock = new FakeDevice();
  const services = servicesOfResult(transactions, new ManualPaymentWindow())
    .with(purchaseTokens.watchPayment, watchPayment({ transactions, clock }))
    .with(purchaseTokens.purchaseQueries, purchaseQueries({ transactions }))
    .with(timeTokens.clock, clock);
  openPages(
    { [paths.payment.pattern]: PaymentPage, [paths.transactions.pattern]: TransactionsPage },
    address,
    services,
    config,
  );
};

beforeEach(asInBrowser);
afterEach(cleanup);

it('without a payment that is configured rightly, nothing that costs money can be bought, and whom to ask is named', async () => {
  const { transactions } = openPurchase(mandiri, undefined, undefined, undefined, undefined, undefined, config);
  await heading('Tinjau pendaftaran Anda');
  expect(screen.getByText(notSetUp)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Kontak' })).toBeDefined();
  expect(screen.queryByRole('button', { name: /Bayar|pembayaran/ })).toBeNull();
  await acceptTerms();
  fireEvent.submit(document.querySelector('form') as HTMLFormElement);
  expect(transactions.requestKeys).toEqual([]);
});

it('without a payment that is configured, what is free can be registered for all the same', async () => {
  openPurchase(`${base}/perusahaan/ANG-3`, undefined, undefined, undefined, undefined, undefined, config);
  expect(await screen.findByRole('button', { name: 'Ajukan pendaftaran' })).toBeDefined();
  expect(screen.queryByText(notSetUp)).toBeNull();
});

it.each([`/transaction?trx=${trx}`, `/payment/pending?trx=${trx}`])(
  'without a payment that is configured, a purchase that waits at %s offers none, and says so',
  async (address) => {
    openPending(address);
    expect(await screen.findByText(notSetUp)).toBeDefined();
    expect(screen.queryByRole('button', { name: /Lanjutkan pembayaran|Ganti cara bayar/ })).toBeNull();
    expect(screen.queryByText(/Tekan Lanjutkan pembayaran/)).toBeNull();
  },
);
