import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { ApiFailure } from '../../../src/application/api-failure.ts';
import { aTransaction, FakeTransactions, settled } from '../../fakes/purchase-fakes.ts';
import { acceptTerms, asInBrowser, base, mandiri, openPurchase, press } from './open-purchase.tsx';

beforeEach(asInBrowser);
/** Queries notify in a separate timer. */
const told = () => new Promise((resolve) => setTimeout(resolve));

const pay = async () => {
  const opened = openPurchase(mandiri);
  await acceptTerms();
  press(/^Bayar/);
  await act(settled);
  return opened;
};

describe('paying', () => {
  it('makes one purchase from a double click and shows the server’s result', async () => {
    const { transactions, paymentWindow, place } = openPurchase(mandiri);
    await acceptTerms();
    const button = screen.getByRole('button', { name: 'Bayar Rp 850.000' });
    fireEvent.click(button);
    fireEvent.click(button);
    await act(settled);
    expect(button.getAttribute('aria-busy')).toBe('true');
    transactions.stored = aTransaction({ status: 'paid' });
    await act(async () => paymentWindow.goAway('closed'));
    expect(transactions.requestKeys).toHaveLength(1);
    expect(place.history.filter((at) => at.startsWith('/payment'))).toEqual(['/payment/success?trx=VFJYLTE']);
  });

  it('stays on its step while it runs, even when the server reports the payment', async () => {
    const { transactions, queries, place, paymentWindow } = await pay();
    transactions.stored = aTransaction({ status: 'paid' });
    await act(() => queries.invalidateQueries());
    await act(told);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Tinjau pendaftaran Anda');
    expect(place.history.at(-1)).toBe(`${mandiri}?langkah=bayar`);
    await act(async () => paymentWindow.goAway('finished'));
    expect(place.history.at(-1)).toBe('/payment/success?trx=VFJYLTE');
  });

  it('leads to the result page when the status cannot be read after the payment, and invalidates every query', async () => {
    const { transactions, paymentWindow, place, alerts, queries } = await pay();
    queries.setQueryData(['assessment', 'list'], []);
    transactions.failNext.find = new ApiFailure({ kind: 'network' });
    await act(async () => paymentWindow.goAway('finished'));
    expect(place.history.at(-1)).toBe('/payment/pending?trx=VFJYLTE');
    expect(alerts.open).toBeNull();
    expect(queries.getQueryState(['assessment', 'list'])?.isInvalidated).toBe(true);
  });

  it('invalidates every query when the response to the purchase was lost', async () => {
    const { transactions, queries } = openPurchase(mandiri);
    queries.setQueryData(['assessment', 'list'], []);
    await acceptTerms();
    transactions.failNext.create = new ApiFailure({ kind: 'timeout' });
    press(/^Bayar/);
    await act(settled);
    expect(queries.getQueryState(['assessment', 'list'])?.isInvalidated).toBe(true);
  });

  it.each([
    [700_000, 'Rp 700.000', 'Lanjutkan pembayaran'],
    [0, 'Tanpa biaya', 'Ajukan pendaftaran'],
  ])('asks for the price of the unpaid purchase, not for the current one: %i', async (amount, price, label) => {
    openPurchase(`${mandiri}?langkah=bayar`, { transactions: new FakeTransactions(aTransaction({ amount })) });
    const button = await screen.findByRole('button', { name: label });
    const side = screen.getByRole('complementary', { name: 'Biaya' });
    expect(side.contains(button)).toBe(true);
    expect(side.textContent).toContain(price);
    expect(side.textContent).not.toContain('850.000');
  });

  it('offers no payment for an unpaid purchase of unknown amount', async () => {
    const transactions = new FakeTransactions(aTransaction({ amount: null }));
    openPurchase(`${mandiri}?langkah=bayar`, { transactions });
    await screen.findByText('Jumlah tagihan belum diketahui');
    expect(screen.queryByRole('button', { name: /bayar|Ajukan/i })).toBeNull();
  });

  it('keeps all input when it fails, and says what happened', async () => {
    const { transactions, alerts, paymentWindow } = openPurchase(mandiri);
    await acceptTerms();
    transactions.failNext.create = new ApiFailure({ kind: 'http', status: 403 });
    press(/^Bayar/);
    await act(settled);
    expect(alerts.open?.kind).toBe('failure');
    transactions.failNext.create = new ApiFailure({ kind: 'http', status: 500 });
    press('Bayar Rp 850.000');
    await act(settled);
    const said = screen.getByRole('alert');
    expect(said.textContent).toMatch(/^Belum diketahui apakah pendaftaran Anda tercatat.*Periksa Riwayat Pembelian/);
    expect(within(said).getByRole('link').getAttribute('href')).toBe('/transaction');
    press('Bayar Rp 850.000');
    await act(settled);
    expect(paymentWindow.opened).toHaveLength(1);
  });

  it('lists the reasons of a refusal, and mentions another tab', async () => {
    const { transactions, tabs } = openPurchase(mandiri);
    await acceptTerms();
    transactions.failNext.create = new ApiFailure({ kind: 'refused', messages: ['Kuota penuh', 'Sudah ditutup'] });
    press(/^Bayar/);
    await act(settled);
    expect(screen.getByRole('alert').textContent).toContain('Kuota penuh');
    tabs.held.add('bayar:TRX-1');
    press(/^Bayar/);
    await act(settled);
    expect(screen.getByText('Pembayaran ini sedang dibuka di tab lain.')).toBeDefined();
  });

  it('does not show the outcome of one attempt beside another budget (fault matrix 73)', async () => {
    const { transactions } = openPurchase(mandiri);
    await acceptTerms();
    transactions.failNext.create = new ApiFailure({ kind: 'refused', messages: ['Kuota mandiri habis'] });
    press(/^Bayar/);
    await screen.findByText('Kuota mandiri habis');
    press('Ganti penanggung biaya');
    fireEvent.click(await screen.findByRole('radio', { name: /Ditanggung perusahaan/ }));
    await screen.findByRole('button', { name: 'Ajukan pendaftaran' });
    expect(screen.queryByText('Kuota mandiri habis')).toBeNull();
  });

  it('asks for no payment when another party pays', async () => {
    const { transactions, place, paymentWindow } = openPurchase(`${base}/perusahaan/ANG-3`);
    await acceptTerms();
    transactions.made = { status: 'paid', amount: 0 };
    press('Ajukan pendaftaran');
    await act(settled);
    expect(paymentWindow.opened).toEqual([]);
    expect(place.history.at(-1)).toBe('/payment/success?trx=VFJYLTE');
  });
});
