import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { ApiFailure } from '../../../src/application/api-failure.ts';
import { PaymentWindowUnavailable } from '../../../src/application/ports/purchase/payment-window.ts';
import type { Timeline } from '../../../src/domain/assessment/timeline.ts';
import { encodeTrxId } from '../../../src/domain/assessment/trx-id.ts';
import type { Transaction } from '../../../src/domain/purchase/transaction.ts';
import { aTransaction, FakeTransactions, settled } from '../../fakes/purchase-fakes.ts';
import { windowOf } from '../window-of.ts';
import { aSchedule, asInBrowser, heading, openBought } from './open-purchase.tsx';

const trx = encodeTrxId('TRX-1');
const open = (address: string, has: Partial<Transaction> | null = {}, known: Parameters<typeof openBought>[2] = {}) =>
  openBought(address, new FakeTransactions(has && aTransaction(has)), known);

beforeEach(() => {
  asInBrowser();
  windowOf(1440);
});
describe('the result of a payment', () => {
  it('turns to success when the payment arrives, and invalidates everything that depends on it', async () => {
    const { clock, transactions, place, queries } = open(`/payment/pending?trx=${trx}`);
    queries.setQueryData(['assessment', 'list'], []);
    await heading('Menunggu konfirmasi pembayaran');
    transactions.stored = aTransaction({ status: 'paid', paidAt: '2026-11-21T02:00:00Z' });
    await act(() => clock.pass(2_000));
    await heading('Pembayaran berhasil');
    expect(place.history.at(-1)).toBe(`/payment/success?trx=${trx}`);
    expect(queries.getQueryState(['assessment', 'list'])?.isInvalidated).toBe(true);
    const answer = await screen.findByRole('region', { name: 'Pembayaran diterima, 21 Nov 2026, 09.00 WIB' });
    await waitFor(() => expect(answer).toBe(document.activeElement)); // an effect moves the focus here
    expect(answer.textContent).toContain('Nomor transaksi TRX-1');
    expect(await screen.findByText(/sedang disiapkan/)).toBeDefined();
  });

  it.each(['failed', 'error', 'unfinish', 'deny'])(
    'of a pending purchase says at /payment/%s that it did not succeed, offers another try, and goes on asking',
    async (status) => {
      const { clock, transactions, place } = open(`/payment/${status}?trx=${trx}`);
      await heading('Pembayaran belum berhasil');
      expect(await screen.findByRole('button', { name: 'Lanjutkan pembayaran' })).toBeDefined();
      expect(place.history.at(-1)).toBe(`/payment/failed?trx=${trx}`);
      transactions.stored = aTransaction({ status: 'paid', paidAt: '2026-11-21T02:00:00Z' });
      await act(() => clock.pass(2_000));
      await heading('Pembayaran berhasil');
      expect(place.history.at(-1)).toBe(`/payment/success?trx=${trx}`);
    },
  );

  it('links to the first step that the server opens', async () => {
    const { scheme, schedule } = aTransaction();
    const stage = { title: '', status: 'open', waitingFor: 'candidate', since: null, note: null, due: null };
    const stages = [{ ...stage, name: 'agreement' }];
    const timeline = { trxId: 'TRX-1', scheme, schedule, stages } as unknown as Timeline;
    open(`/payment/success?trx=${trx}`, { status: 'paid' }, { timeline });
    const link = await screen.findByRole('link', { name: 'Buka persetujuan asesmen' });
    expect(link.getAttribute('href')).toBe(`/myassessment/agreement/${trx}`);
  });

  const failed = async (has: Partial<Transaction> = {}) => {
    const opened = open(`/payment/failed?trx=${trx}`, { status: 'failed', ...has }, { schedule: aSchedule() });
    const again = await screen.findByRole('button', { name: 'Coba bayar lagi' });
    const press = async () => {
      fireEvent.click(again);
      fireEvent.click(again);
      await act(settled);
    };
    return { ...opened, press };
  };

  it.each([
    ['failed', 'Pembayaran gagal'],
    ['expired', 'Pembayaran kedaluwarsa'],
  ] as const)(
    'after %s pays for the same schedule again in one press, and marks no unfinished step as done',
    async (status, title) => {
      const { transactions, paymentWindow, place, press } = await failed({ status });
      await heading(title);
      expect(screen.getByRole('listitem', { current: 'step' }).textContent).toContain('Bayar');
      expect(document.body.textContent).not.toContain('Didaftarkan');
      transactions.made = { id: 'TRX-2' };
      await press();
      expect([paymentWindow.opened.length, transactions.requestKeys.length]).toEqual([1, 1]);
      transactions.stored = aTransaction({ id: 'TRX-2', status: 'paid' });
      await act(async () => paymentWindow.goAway('finished'));
      expect(place.history.at(-1)).toBe(`/payment/success?trx=${encodeTrxId('TRX-2')}`);
    },
  );

  it.each([
    ['closed', 'Pembayaran belum selesai', undefined],
    ['never opened', 'Halaman pembayaran belum bisa dibuka', new PaymentWindowUnavailable()],
  ] as const)('after a second payment window that was %s leads to the new purchase alone', async (_, said, refuses) => {
    const { transactions, paymentWindow, place, press } = await failed();
    transactions.made = { id: 'TRX-2' };
    paymentWindow.refuses = refuses ?? null;
    await press();
    transactions.stored = aTransaction({ id: 'TRX-2' });
    if (!refuses) await act(async () => paymentWindow.goAway('closed'));
    await heading('Rincian pembelian');
    expect(place.history.at(-1)).toBe(`/transaction?trx=${encodeTrxId('TRX-2')}`);
    expect(await screen.findByText(said)).toBeDefined();
    expect(await screen.findByRole('button', { name: 'Lanjutkan pembayaran' })).toBeDefined();
    expect(document.body.textContent).not.toMatch(/Pembayaran gagal|TRX-1/);
    expect(history.state).toBeNull();
  });

  it.each<[string, Partial<Transaction> | null]>([
    ['is paid by now', { status: 'paid' }],
    ['has a status that is not known', { status: 'unknown' }],
    ['waits for money of another source', { budgetSource: 'perusahaan' }],
    ['cannot be looked for', null],
  ])('leads to the review instead of a second purchase where a later one %s', async (_, later) => {
    const { transactions, place, press } = await failed();
    if (later) transactions.stored = aTransaction({ id: 'TRX-2', ...later });
    else transactions.failNext.list = new ApiFailure({ kind: 'http', status: 500 });
    await press();
    expect(transactions.requestKeys).toEqual([]);
    expect(place.history.at(-1)).toBe('/schema/junior-web-programmer/JDW-003/mandiri/ANG-1');
  });

  it.each([
    ['is full', aSchedule({ seatsLeft: 0 }), 'Jadwal ini sudah penuh'],
    ['is not offered any more', null, ''],
    ['cannot be paid in this way any more', aSchedule({ budgets: [] }), ''],
  ])('links to other schedules where the unpaid one %s', async (_, schedule, reason) => {
    open(`/payment/failed?trx=${trx}`, { status: 'failed' }, { schedule });
    const link = await screen.findByRole('link', { name: 'Pilih jadwal lain' });
    expect(link.getAttribute('href')).toBe('/schema/junior-web-programmer?semula=JDW-003');
    expect(document.body.textContent).toContain(reason);
  });

  it('shows the current price before it pays for a schedule that cost something else, and the body where money may be gone', async () => {
    await failed({ amount: 700_000 });
    expect(await screen.findByText('Biaya jadwal ini sekarang Rp 850.000.')).toBeDefined();
    expect((await screen.findByRole('link', { name: 'hubungi lembaga sertifikasi' })).getAttribute('href')).toBe(
      '/kontak?tulis=refund',
    );
  });

  it('stops after five minutes, says what to do, and checks again on request', async () => {
    const { clock, transactions } = open(`/payment/pending?trx=${trx}`);
    await heading('Menunggu konfirmasi pembayaran');
    await act(() => clock.pass(300_000));
    const { finds } = transactions;
    fireEvent.click(await screen.findByRole('button', { name: 'Periksa lagi' }));
    transactions.stored = aTransaction({ status: 'paid' });
    await heading('Pembayaran berhasil');
    expect(transactions.finds).toBe(finds + 1);
  });

  it.each(['%25%25', '', encodeTrxId('TRX-of-somebody-else')])(
    'finds nothing for trx=%s (fault matrix 57)',
    async (written) => {
      open(`/payment/success?trx=${written}`, { status: 'paid' });
      expect(await screen.findByText('Data tidak ditemukan')).toBeDefined();
      expect(document.querySelector('[aria-current=step]')?.textContent).toContain('Tinjau');
      expect(screen.queryByText('Junior Web Programmer')).toBeNull();
    },
  );

  it.each(['success', 'settlement', 'expire', 'toString', '%3Cscript%3E'])(
    'at /payment/%s shows the server’s status of the purchase in the address, claims no more, and corrects the address (fault matrix 54, 55) [2.route.payment]',
    async (word) => {
      const { place } = open(`/payment/${word}?trx=${trx}&transaction_status=settlement`);
      await heading('Menunggu konfirmasi pembayaran');
      expect(document.body.textContent).not.toMatch(/berhasil/);
      await waitFor(() => expect(place.history[0]).toMatch(`/payment/pending?trx=${trx}`));
    },
  );

  it.each(['unfinish', 'capture'])(
    'at /payment/%s shows the gateway’s purchase, even an old one (fault matrix 55)',
    async (word) => {
      const transactions = new FakeTransactions(aTransaction({ status: 'paid', createdAt: '2025-01-01T01:00:00Z' }));
      for (const id of ['TRX-2', 'TRX-3', 'TRX-4']) transactions.stored = aTransaction({ id });
      const { place } = openBought(`/payment/${word}?order_id=TRX-1&status_code=202`, transactions);
      await heading('Pembayaran berhasil');
      await waitFor(() => expect(place.history).toEqual([`/payment/success?trx=${trx}`]));
    },
  );

  it.each(['/payment', '/payment/error', '/payment/apa%20saja'])(
    'at %s without a purchase shows the latest ones (fault matrix 55)',
    async (address) => {
      open(address);
      await heading('Status pembayaran');
      expect(await screen.findByRole('link', { name: 'Junior Web Programmer' })).toBeDefined();
    },
  );

  const steps = () =>
    Array.from(
      screen.getByRole('navigation', { name: 'Langkah pembelian' }).querySelectorAll('li'),
      (step) => `${step.textContent}${step.getAttribute('aria-current') ? ' *' : ''}`,
    );
  const first = ['1Tinjau *', '2Bayar', '3Hasil'];

  it.each([
    ['of nobody', null, '/payment/finish', first],
    ['that waits', 'pending', '/payment/finish', ['Tinjau (selesai)', '2Bayar *', '3Hasil']],
    ['that is paid', 'paid', `/payment/finish?trx=${trx}`, ['Tinjau (selesai)', 'Bayar (selesai)', 'Hasil (selesai)']],
    ['that the address does not name well', 'paid', '/payment/finish?trx=***', first],
  ] as const)(
    'shows the numbered steps: a purchase %s (%s) at %s [2.layout.transaction-steps] [3.breadcrumb.title]',
    async (_, status, address, expected) => {
      open(address, status && { status });
      await waitFor(() => expect(steps()).toEqual(expected));
    },
  );
});
