import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiFailure } from '../../../src/application/api-failure.ts';
import { encodeTrxId } from '../../../src/domain/assessment/trx-id.ts';
import type { Transaction } from '../../../src/domain/purchase/transaction.ts';
import { aTransaction, FakeTransactions, settled } from '../../fakes/purchase-fakes.ts';
import { FakeDevice } from '../../fakes/time-fakes.ts';
import { asInBrowser, openBought } from './open-purchase.tsx';

const trx = encodeTrxId('TRX-1');
const detail = `/transaction?trx=${trx}`;
const deadline = Date.parse(aTransaction().expiresAt ?? '');

/** The server’s clock is `beforeDeadline` ms before the deadline of `aTransaction`; the device has another time. */
const open = (address: string, has: Partial<Transaction> | FakeTransactions = {}, beforeDeadline = 3_600_000) => {
  const clock = new FakeDevice();
  const opened = clock.world;
  const transactions = has instanceof FakeTransactions ? has : new FakeTransactions(aTransaction(has));
  const serverTime = async () => deadline - beforeDeadline + clock.world - opened;
  return openBought(address, transactions, { clock, serverTime });
};
const tick = (clock: FakeDevice, milliseconds = 1_000) =>
  act(async () => {
    await clock.pass(milliseconds);
    vi.advanceTimersByTime(1_000);
  });

const press = async (name: string) => {
  fireEvent.click(await screen.findByRole('button', { name }));
  await act(settled);
};

beforeEach(asInBrowser);
it('a purchase with an unknown status is neither payable nor failed, and names a contact', async () => {
  open(detail, { status: 'unknown', budgetSource: 'apbd' });
  expect(await screen.findByRole('heading', { level: 2, name: 'Status tidak dikenal' })).toBeDefined();
  expect(screen.getByText(/^Portal ini tidak mengenal status pembelian Anda/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Hubungi lembaga sertifikasi' }).getAttribute('href')).toBe('/kontak');
  expect(screen.getByText('apbd')).toBeDefined();
  expect(screen.queryByText(/Gagal|Lunas|Menunggu pembayaran|Daftar lagi/)).toBeNull();
  expect(screen.queryByRole('button', { name: /bayar|Batalkan/i })).toBeNull();
});

it.each([
  ['pending', 'Pembelian dibuat'],
  ['paid', 'Dibeli'],
] as const)('a %s purchase calls its day "%s", and names its deadline at most once', async (status, label) => {
  open(detail, { status });
  await screen.findByText('Nomor transaksi');
  const terms = screen.getAllByRole('term').map(({ textContent }) => textContent);
  expect(terms.filter((term) => /^Pembelian dibuat$|^Dibeli$|^Batas pembayaran$/.test(term ?? ''))).toEqual([label]);
  expect(document.body.textContent?.match(/22 November 2026/g) ?? []).toHaveLength(status === 'pending' ? 1 : 0);
});

describe('the purchase history', () => {
  it.each([
    ['pending', 'Dibuat 21 Nov 2026'],
    ['paid', 'Dibeli 21 Nov 2026'],
  ] as const)('says of a %s purchase: %s', async (status, said) => {
    open(`/transaction?tab=${status}`, { status });
    expect(await screen.findByText(said)).toBeDefined();
  });

  it('offers under a failed purchase to register again, with its schedule and the reassessment that it was for', async () => {
    open('/transaction?tab=failed', { status: 'expired', repeat: { kind: 'reassessment', trxId: 'TRX-0' } });
    expect(await screen.findByRole('link', { name: /\(asesmen ulang\)$/ })).toBeDefined();
    const way = screen.getByRole('link', { name: 'Daftar lagi' });
    expect(way.getAttribute('href')).toMatch(new RegExp(`[?]semula=JDW-003&ulang=${encodeTrxId('TRX-0')}$`));
  });

  it.each([
    ['/transaction', null, 'Tidak ada tagihan yang menunggu'],
    ['/transaction?tab=paid', {}, 'Belum ada pembelian yang lunas'],
    ['/transaction?tab=failed', {}, 'Tidak ada pembelian yang gagal'],
    ['/transaction?tab=paid&page=7', {}, 'Halaman 7 tidak ada'],
  ])('at %s is empty and says what to do', async (address, has, title) => {
    open(address, has ?? new FakeTransactions(null));
    expect(await screen.findByText(title)).toBeDefined();
  });

  it.each([
    ['paid', 'Lunas'],
    ['failed', 'Gagal'],
    ['pending', 'Menunggu'],
  ] as const)('opens the tab that has something: with one %s purchase, "%s"', async (status, title) => {
    open('/transaction', { status });
    expect(await screen.findByRole('link', { name: 'Junior Web Programmer' })).toBeDefined();
    expect(screen.getByRole('link', { name: title }).getAttribute('aria-current')).toBe('page');
  });

  it('names what has not been loaded after a failure, and can be tried again', async () => {
    const transactions = new FakeTransactions(aTransaction());
    transactions.failNext.list = new ApiFailure({ kind: 'http', status: 400 });
    open('/transaction?tab=pending', transactions);
    expect(await screen.findByRole('heading', { name: 'Pembelian belum bisa dimuat' })).toBeDefined();
    await press('Coba lagi');
    expect(await screen.findByRole('link', { name: 'Junior Web Programmer' })).toBeDefined();
  });
});

describe('the detail of a purchase', () => {
  it("counts down by the server's clock and reads the status at zero", async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const { clock, transactions } = open(detail, undefined, 61_000);
    expect(await screen.findByText('1 menit 01 detik')).toBeDefined();
    await tick(clock, 60_000);
    expect(screen.getByRole('timer').textContent).toBe('1 detik');
    transactions.stored = aTransaction({ status: 'expired' });
    await tick(clock);
    expect(await screen.findByText('Pembayaran kedaluwarsa')).toBeDefined();
    expect(await screen.findByRole('link', { name: 'Pilih jadwal lain' })).toBeDefined();
  });

  it.each([-3_600_000, 3_600_000])("does not jump when the device's clock is set by %i ms", async (by) => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const { clock } = open(detail, undefined, 1_800_000);
    expect(await screen.findByText('30 menit 00 detik')).toBeDefined();
    const shown: (string | null)[] = [];
    const watched = new MutationObserver(() => shown.push(screen.getByRole('timer').textContent));
    watched.observe(document.body, { subtree: true, childList: true, characterData: true });
    await tick(clock);
    clock.setClock(by);
    await act(async () => void vi.advanceTimersByTime(1_000)); // one tick passes before the server’s response
    for (let count = 0; count < 4; count++) await tick(clock);
    watched.disconnect();
    expect(shown.at(-1)).toBe('29 menit 55 detik');
    expect(shown.filter((text) => !/^29 menit 5\d detik$/.test(text ?? ''))).toEqual([]);
  });

  it('says that a purchase was paid before it could be cancelled, and shows it as paid', async () => {
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
  ] as const)(
    'reports the real state after a cancellation without a response: it is %s',
    async (_, unreadable, text) => {
      const { transactions, alerts } = open(detail);
      await press('Batalkan pembelian');
      transactions.failNext.cancel = new ApiFailure({ kind: 'contract' });
      if (unreadable) transactions.failNext.find = unreadable;
      fireEvent.click(screen.getByRole('button', { name: 'Ya, batalkan', hidden: true }));
      await act(settled);
      await act(settled);
      expect(alerts.open).toMatchObject({ kind: 'notice', text: expect.stringContaining(text) });
      expect(alerts.success).toBeNull();
    },
  );

  it('leads to the result of a payment, and says when the window was closed', async () => {
    const { transactions, paymentWindow, place } = open(detail);
    await press('Lanjutkan pembayaran');
    await act(async () => paymentWindow.goAway('closed'));
    expect(await screen.findByText('Pembayaran belum selesai')).toBeDefined();
    await press('Ganti cara bayar');
    transactions.stored = aTransaction({ status: 'paid' });
    await act(async () => paymentWindow.goAway('finished'));
    expect(place.history.at(-1)).toBe(`/payment/success?trx=${trx}`);
  });
});

it('the receipt shows the amount in words, and exists only for a paid purchase', async () => {
  open(`${detail}&kwitansi=1`, { status: 'paid', paidAt: '2026-11-21T02:00:00Z' });
  expect(await screen.findByText('Terbilang: delapan ratus lima puluh ribu rupiah')).toBeDefined();
  cleanup();
  open(`${detail}&kwitansi=1`);
  expect(await screen.findByText('Bukti pembelian belum ada')).toBeDefined();
});
