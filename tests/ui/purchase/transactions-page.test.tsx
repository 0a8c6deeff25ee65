// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiFailure } from '../../../src/application/api-failure.ts';
import { cancelPurchase } from '../../../src/application/purchase/cancel-purchase.ts';
import { changePaymentMethod } from '../../../src/application/purchase/change-payment-method.ts';
import { continuePayment } from '../../../src/application/purchase/continue-payment.ts';
import { purchaseQueries } from '../../../src/application/purchase/purchase-queries.ts';
import { purchaseTokens } from '../../../src/application/purchase/tokens.ts';
import { timeTokens } from '../../../src/application/time/tokens.ts';
import { encodeTrxId } from '../../../src/domain/assessment/trx-id.ts';
import { paths } from '../../../src/ui/paths.ts';
import TransactionsPage from '../../../src/ui/purchase/history/transactions-page.tsx';
import {
  aTransaction,
  FakeTabLock,
  FakeTransactions,
  ManualPaymentWindow,
  settled,
} from '../../fakes/purchase-fakes.ts';
import { FakeDevice, serverClockOn } from '../../fakes/time-fakes.ts';
import { servicesOfResult } from './buying-again.ts';
import { asInBrowser } from './open-purchase.tsx';
import { openPages } from './portal-page.tsx';

const detail = `/transaction?trx=${encodeTrxId('TRX-1')}`;
const deadline = Date.parse(aTransaction().expiresAt ?? '');

/** A server whose clock stands this long before the deadline of `aTransaction`, on a device with quite another time. */
const open = (address: string, transactions = new FakeTransactions(aTransaction()), beforeDeadline = 3_600_000) => {
  const clock = new FakeDevice();
  const opened = clock.world;
  const paymentWindow = new ManualPaymentWindow();
  const paying = {
    transactions,
    paymentWindow,
    tabs: new FakeTabLock(),
    payments: { token: async () => 'token', renew: async () => undefined },
  };
  const server = { online: true };
  const serverTime = async () => {
    if (!server.online) throw new ApiFailure({ kind: 'network' });
    return deadline - beforeDeadline + clock.world - opened;
  };
  const services = servicesOfResult(transactions, paymentWindow)
    .with(purchaseTokens.purchaseQueries, purchaseQueries({ transactions }))
    .with(timeTokens.serverClock, serverClockOn(clock, serverTime))
    .with(purchaseTokens.continuePayment, continuePayment(paying))
    .with(purchaseTokens.changePaymentMethod, changePaymentMethod(paying))
    .with(
      purchaseTokens.cancelPurchase,
      cancelPurchase({ transactions, tabs: paying.tabs, realtime: { announceChange: () => undefined } }),
    );
  const page = openPages({ [paths.transactions.pattern]: TransactionsPage }, address, services);
  return { ...page, clock, server, transactions, paymentWindow };
};

const press = async (name: string) => {
  fireEvent.click(await screen.findByRole('button', { name }));
  await act(settled);
};

beforeEach(asInBrowser);
afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

describe('a purchase whose status this portal does not know', () => {
  it('is neither payable nor failed, and tells whom to ask', async () => {
    open(detail, new FakeTransactions(aTransaction({ status: 'unknown', budgetSource: 'apbd' })));
    expect(await screen.findByRole('heading', { level: 2, name: 'Status tidak dikenal' })).toBeDefined();
    expect(screen.getByText(/^Portal ini tidak mengenal status pembelian Anda/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Hubungi lembaga sertifikasi' }).getAttribute('href')).toBe('/kontak');
    expect(screen.getByText('Sumber tidak dikenal (apbd)')).toBeDefined();
    expect(screen.queryByText(/Gagal|Lunas|Menunggu pembayaran|Daftar lagi/)).toBeNull();
    expect(screen.queryByRole('button', { name: /bayar|Batalkan/i })).toBeNull();
  });
});

describe('a purchase whose amount is not known', () => {
  it('says so, and cannot be paid here', async () => {
    open(detail, new FakeTransactions(aTransaction({ amount: null })));
    expect(await screen.findByText('Jumlah tagihan belum diketahui')).toBeDefined();
    expect(screen.getByText('Belum diketahui')).toBeDefined();
    expect(screen.queryByRole('button', { name: /bayar/ })).toBeNull();
    expect(screen.getByRole('button', { name: 'Batalkan pembelian' })).toBeDefined();
  });
});

describe('the purchase history', () => {
  it.each([
    ['/transaction?tab=paid', 'Belum ada pembelian yang lunas'],
    ['/transaction?tab=failed', 'Tidak ada pembelian yang gagal'],
    ['/transaction?tab=paid&page=7', 'Halaman 7 tidak ada'],
  ])('%s has nothing to show and says what to do', async (address, title) => {
    open(address);
    expect(await screen.findByText(title)).toBeDefined();
  });

  it('can be tried again when it did not come', async () => {
    const transactions = new FakeTransactions(aTransaction());
    transactions.failNext.list = new ApiFailure({ kind: 'http', status: 400 });
    open('/transaction', transactions);
    await press('Coba lagi');
    expect(await screen.findByRole('link', { name: 'Junior Web Programmer' })).toBeDefined();
  });
});

describe('the detail of a purchase', () => {
  it.each(['***', encodeTrxId('TRX-TIDAK-ADA'), ''])('finds nothing for trx=%s', async (trx) => {
    open(`/transaction?trx=${trx}`);
    expect(await screen.findByText('Data tidak ditemukan')).toBeDefined();
  });

  it("counts down by the server's clock and asks what became of it at zero", async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const { clock, transactions } = open(detail, undefined, 61_000);
    expect(await screen.findByText('1 menit 01 detik')).toBeDefined();
    await act(async () => {
      await clock.pass(60_000);
      vi.advanceTimersByTime(1_000);
    });
    expect(screen.getByRole('timer').textContent).toBe('1 detik');
    transactions.stored = aTransaction({ status: 'expired' });
    await act(async () => {
      await clock.pass(1_000);
      vi.advanceTimersByTime(1_000);
    });
    expect(await screen.findByText('Pembayaran kedaluwarsa')).toBeDefined();
    expect(await screen.findByRole('link', { name: 'Pilih jadwal lain' })).toBeDefined();
  });

  it.each([-3_600_000, 3_600_000])("does not jump when the device's clock is set by %i ms", async (by) => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const { clock } = open(detail, undefined, 1_800_000);
    const second = () =>
      act(async () => {
        await clock.pass(1_000);
        vi.advanceTimersByTime(1_000);
      });
    expect(await screen.findByText('30 menit 00 detik')).toBeDefined();
    const shown: (string | null)[] = [];
    const watched = new MutationObserver(() => shown.push(screen.getByRole('timer').textContent));
    watched.observe(document.body, { subtree: true, childList: true, characterData: true });
    await second();
    clock.setClock(by);
    await act(async () => void vi.advanceTimersByTime(1_000)); // it looks before the server has answered
    for (let count = 0; count < 4; count++) await second();
    watched.disconnect();
    expect(shown.at(-1)).toBe('29 menit 55 detik');
    expect(shown.filter((text) => !/^29 menit 5\d detik$/.test(text ?? ''))).toEqual([]);
  });

  it('that was paid before it could be cancelled says so and shows it as paid', async () => {
    const { transactions, alerts } = open(detail);
    await press('Batalkan pembelian');
    transactions.stored = aTransaction({ status: 'paid' });
    transactions.failNext.cancel = new ApiFailure({ kind: 'refused', messages: ['Pembelian ini sudah dibayar.'] });
    fireEvent.click(screen.getByRole('button', { name: 'Ya, batalkan', hidden: true }));
    expect(await screen.findByRole('link', { name: 'Lihat bukti pembelian' })).toBeDefined();
    await act(settled);
    expect(alerts.open).toMatchObject({ kind: 'notice', text: expect.stringContaining('sudah kami terima') });
  });

  it.each([
    ['still there', undefined, 'Menurut server, pembelian ini belum dibatalkan.'],
    ['not to be read', new ApiFailure({ kind: 'network' }), 'Belum diketahui apakah pembelian ini dibatalkan'],
  ] as const)('says after a cancellation without an answer what is so: it is %s', async (_, unreadable, text) => {
    const { transactions, alerts } = open(detail);
    await press('Batalkan pembelian');
    transactions.failNext.cancel = new ApiFailure({ kind: 'contract' });
    if (unreadable) transactions.failNext.find = unreadable;
    fireEvent.click(screen.getByRole('button', { name: 'Ya, batalkan', hidden: true }));
    await act(settled);
    await act(settled);
    expect(alerts.open).toMatchObject({ kind: 'notice', text: expect.stringContaining(text) });
    expect(alerts.success).toBeNull();
  });

  it('leads to the result when it was paid, and says when the window was closed', async () => {
    const { transactions, paymentWindow, place } = open(detail);
    await press('Lanjutkan pembayaran');
    await act(async () => paymentWindow.goAway('closed'));
    expect(await screen.findByText('Pembayaran belum selesai')).toBeDefined();
    await press('Ganti cara bayar');
    transactions.stored = aTransaction({ status: 'paid' });
    await act(async () => paymentWindow.goAway('finished'));
    expect(place.history.at(-1)).toBe(`/payment/success?trx=${encodeTrxId('TRX-1')}`);
  });
});

describe('news of a payment', () => {
  it('that arrives before the payment window has gone away does not keep from the result', async () => {
    const { transactions, paymentWindow, place, queries } = open(detail);
    await press('Lanjutkan pembayaran');
    transactions.stored = aTransaction({ status: 'paid' });
    await act(() => queries.invalidateQueries());
    expect(await screen.findByRole('link', { name: 'Lihat bukti pembelian' })).toBeDefined();
    await act(async () => paymentWindow.goAway('finished'));
    expect(place.history.at(-1)).toBe(`/payment/success?trx=${encodeTrxId('TRX-1')}`);
  });
});

describe('the receipt', () => {
  it('has the amount in words, and is there for what is paid only', async () => {
    open(
      `${detail}&kwitansi=1`,
      new FakeTransactions(aTransaction({ status: 'paid', paidAt: '2026-11-21T02:00:00Z' })),
    );
    expect(await screen.findByText('Terbilang: delapan ratus lima puluh ribu rupiah')).toBeDefined();
    cleanup();
    open(`${detail}&kwitansi=1`);
    expect(await screen.findByText('Bukti pembelian belum ada')).toBeDefined();
  });
});
