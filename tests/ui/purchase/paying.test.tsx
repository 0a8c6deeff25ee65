// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ApiFailure } from '../../../src/application/api-failure.ts';
import { aTransaction, settled } from '../../fakes/purchase-fakes.ts';
import { asInBrowser, base, mandiri, openPurchase, press, toPayment } from './open-purchase.tsx';

beforeEach(asInBrowser);
afterEach(cleanup);

/** Queries tell their readers in a timer of their own. */
const told = () => new Promise((resolve) => setTimeout(resolve));

describe('paying', () => {
  it('makes one purchase of a double click and shows the result that the server gives', async () => {
    const { transactions, paymentWindow, place } = openPurchase(`${mandiri}?langkah=tinjau`);
    await toPayment();
    const pay = screen.getByRole('button', { name: 'Bayar Rp 850.000' });
    fireEvent.click(pay);
    fireEvent.click(pay);
    await act(settled);
    expect(pay.getAttribute('aria-busy')).toBe('true');
    transactions.stored = aTransaction({ status: 'paid' });
    await act(async () => paymentWindow.goAway('closed'));
    expect(transactions.requestKeys).toHaveLength(1);
    expect(place.history.filter((at) => at.startsWith('/payment'))).toEqual(['/payment/success?trx=VFJYLTE']);
  });

  it('shows the result although Back led to an earlier step while the payment window was open', async () => {
    const { transactions, paymentWindow, place } = openPurchase(`${mandiri}?langkah=tinjau`);
    await toPayment();
    press(/^Bayar/);
    await act(settled);
    await act(async () => history.back());
    await screen.findByRole('heading', { level: 1, name: 'Tinjau pendaftaran Anda' });
    transactions.stored = aTransaction({ status: 'paid' });
    await act(async () => paymentWindow.goAway('finished'));
    expect(place.history.at(-1)).toBe('/payment/success?trx=VFJYLTE');
  });

  it('stays on its step while it runs, even when news says that it is paid', async () => {
    const { transactions, queries, place, paymentWindow } = openPurchase(`${mandiri}?langkah=tinjau`);
    await toPayment();
    press(/^Bayar/);
    await act(settled);
    transactions.stored = aTransaction({ status: 'paid' });
    await act(() => queries.invalidateQueries());
    await act(told);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Bayar pendaftaran');
    await act(async () => paymentWindow.goAway('finished'));
    expect(place.history.at(-1)).toBe('/payment/success?trx=VFJYLTE');
  });

  it('goes on with the same purchase when the window was closed', async () => {
    const { paymentWindow, transactions } = openPurchase(`${mandiri}?langkah=tinjau`);
    await toPayment();
    press(/^Bayar/);
    await act(settled);
    await act(async () => paymentWindow.goAway('closed'));
    expect(screen.getByText('Pembayaran belum selesai')).toBeDefined();
    expect(screen.getByText(/melanjutkannya sampai Minggu, 22 November 2026, 08.00 WIB/)).toBeDefined();
    press('Lanjutkan pembayaran');
    await act(settled);
    expect([paymentWindow.opened.length, transactions.stored?.id]).toEqual([2, 'TRX-1']);
  });

  it('keeps everything that was entered when it fails, and says what happened', async () => {
    const { transactions, alerts, paymentWindow } = openPurchase(`${mandiri}?langkah=tinjau`);
    await toPayment();
    transactions.failNext.create = new ApiFailure({ kind: 'http', status: 500 });
    press(/^Bayar/);
    await act(settled);
    expect(alerts.open?.kind).toBe('failure');
    press('Bayar Rp 850.000');
    await act(settled);
    expect(paymentWindow.opened).toHaveLength(1);
  });

  it('lists the reasons of a refusal, and tells of another tab', async () => {
    const { transactions, tabs } = openPurchase(`${mandiri}?langkah=tinjau`);
    await toPayment();
    transactions.failNext.create = new ApiFailure({ kind: 'refused', messages: ['Kuota penuh', 'Sudah ditutup'] });
    press(/^Bayar/);
    await act(settled);
    expect(screen.getByRole('alert').textContent).toContain('Kuota penuh');
    tabs.busyElsewhere = true;
    press(/^Bayar/);
    await act(settled);
    expect(screen.getByText('Pembayaran ini sedang dibuka di tab lain.')).toBeDefined();
  });

  it('has nothing to pay when somebody else does', async () => {
    const { transactions, place, paymentWindow } = openPurchase(`${base}/perusahaan/ANG-3?langkah=tinjau`);
    await toPayment();
    transactions.stored = aTransaction({ status: 'paid', amount: 0 });
    press('Ajukan pendaftaran');
    await act(settled);
    expect(paymentWindow.opened).toEqual([]);
    expect(place.history.at(-1)).toBe('/payment/success?trx=VFJYLTE');
  });
});
