// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ApiFailure } from '../../../src/application/api-failure.ts';
import { continuePayment } from '../../../src/application/purchase/continue-payment.ts';
import { purchaseQueries } from '../../../src/application/purchase/purchase-queries.ts';
import { purchaseTokens } from '../../../src/application/purchase/tokens.ts';
import { watchPayment } from '../../../src/application/purchase/watch-payment.ts';
import { timeTokens } from '../../../src/application/time/tokens.ts';
import type { Timeline } from '../../../src/domain/assessment/timeline.ts';
import { encodeTrxId } from '../../../src/domain/assessment/trx-id.ts';
import type { Transaction } from '../../../src/domain/purchase/transaction.ts';
import { paths } from '../../../src/ui/paths.ts';
import PaymentPage from '../../../src/ui/purchase/payment/payment-page.tsx';
import {
  aTransaction,
  FakeTabLock,
  FakeTransactions,
  ManualPaymentWindow,
  settled,
} from '../../fakes/purchase-fakes.ts';
import { FakeDevice } from '../../fakes/time-fakes.ts';
import { servicesOfResult } from './buying-again.ts';
import { aSchedule } from './open-purchase.tsx';
import { openPages } from './portal-page.tsx';

const trx = encodeTrxId('TRX-1');

const open = (address: string, transactions: FakeTransactions, known: Parameters<typeof servicesOfResult>[2] = {}) => {
  const clock = new FakeDevice();
  const paymentWindow = new ManualPaymentWindow();
  const gateway = { paymentWindow, tabs: new FakeTabLock(), payments: { token: async () => 'token' } };
  const services = servicesOfResult(transactions, paymentWindow, known)
    .with(purchaseTokens.watchPayment, watchPayment({ transactions, clock }))
    .with(purchaseTokens.purchaseQueries, purchaseQueries({ transactions }))
    .with(purchaseTokens.continuePayment, continuePayment({ transactions, ...gateway }))
    .with(timeTokens.clock, clock);
  const opened = openPages({ [paths.payment.pattern]: PaymentPage }, address, services);
  return { ...opened, clock, transactions, paymentWindow };
};

const heading = async (name: string) => (await screen.findByRole('heading', { level: 1, name })).textContent;
const setWidth = (mobile: boolean) => {
  Object.assign(window, { innerWidth: mobile ? 390 : 1440, outerWidth: mobile ? 390 : 1440 });
  window.matchMedia = ((query: string) => ({
    matches: mobile,
    media: query,
    addEventListener: () => {},
    removeEventListener: () => {},
  })) as never;
};

beforeEach(() => setWidth(false));
afterEach(cleanup);

describe('the result of a payment', () => {
  it('is what the server says, not what the address says, and the address is put right (fault matrix 54)', async () => {
    const { place } = open(
      `/payment/success?trx=${trx}&transaction_status=settlement`,
      new FakeTransactions(aTransaction()),
    );
    await heading('Menunggu konfirmasi pembayaran');
    expect(screen.queryByText('Pembayaran berhasil')).toBeNull();
    await waitFor(() => expect(place.history).toEqual([`/payment/pending?trx=${trx}`]));
  });

  it('turns to success when the payment arrives, and everything that it changes is old', async () => {
    const { clock, transactions, place, queries } = open(
      `/payment/pending?trx=${trx}`,
      new FakeTransactions(aTransaction()),
    );
    queries.setQueryData(['assessment', 'list'], []);
    await heading('Menunggu konfirmasi pembayaran');
    transactions.stored = aTransaction({ status: 'paid', paidAt: '2026-11-21T02:00:00Z' });
    await act(() => clock.pass(2_000));
    await heading('Pembayaran berhasil');
    expect(place.history.at(-1)).toBe(`/payment/success?trx=${trx}`);
    expect(queries.getQueryState(['assessment', 'list'])?.isInvalidated).toBe(true);
    const answer = await screen.findByRole('region', { name: 'Pembayaran diterima, 21 Nov 2026, 09.00 WIB' });
    expect(answer).toBe(document.activeElement);
    expect(answer.textContent).toContain('Nomor transaksi TRX-1');
    expect(await screen.findByText(/sedang disiapkan/)).toBeDefined();
  });

  const stage = { title: '', status: 'open', waitingFor: 'candidate', since: null, note: null, due: null };
  const timeline = {
    trxId: 'TRX-1',
    scheme: { slug: 'junior-web-programmer', title: 'Junior Web Programmer' },
    stages: [{ ...stage, name: 'agreement' }],
  } as unknown as Timeline;
  const paid = () =>
    open(`/payment/success?trx=${trx}`, new FakeTransactions(aTransaction({ status: 'paid' })), { timeline });

  it('leads on to the first step that the server opens', async () => {
    paid();
    const link = await screen.findByRole('link', { name: 'Buka persetujuan asesmen' });
    expect(link.getAttribute('href')).toBe(`/myassessment/agreement/${trx}`);
  });

  it.each([
    ['failed', 'Pembayaran gagal'],
    ['expired', 'Pembayaran kedaluwarsa'],
  ] as const)(
    'after %s pays the same again in one press, and ticks off nothing that is not done',
    async (status, title) => {
      const transactions = new FakeTransactions(aTransaction({ status }));
      const { paymentWindow, place } = open(`/payment/failed?trx=${trx}`, transactions, { schedule: aSchedule() });
      await heading(title);
      expect(screen.getByRole('listitem', { current: 'step' }).textContent).toContain('Bayar');
      expect(document.body.textContent).not.toContain('Didaftarkan');
      transactions.made = { id: 'TRX-2' };
      const again = await screen.findByRole('button', { name: 'Coba bayar lagi' });
      fireEvent.click(again);
      fireEvent.click(again);
      await act(settled);
      expect([paymentWindow.opened.length, transactions.requestKeys.length]).toEqual([1, 1]);
      transactions.stored = aTransaction({ id: 'TRX-2', status: 'paid' });
      await act(async () => paymentWindow.goAway('finished'));
      expect(place.history.at(-1)).toBe(`/payment/success?trx=${encodeTrxId('TRX-2')}`);
    },
  );

  it.each<[string, Partial<Transaction> | null]>([
    ['is paid by now', { status: 'paid' }],
    ['has a status that is not known', { status: 'unknown' }],
    ['waits for money of another source', { budgetSource: 'perusahaan' }],
    ['cannot be looked for', null],
  ])('makes no second purchase where a later one %s: the review asks', async (_, later) => {
    const transactions = new FakeTransactions(aTransaction({ status: 'failed' }));
    const { place } = open(`/payment/failed?trx=${trx}`, transactions, { schedule: aSchedule() });
    const again = await screen.findByRole('button', { name: 'Coba bayar lagi' });
    if (later) transactions.stored = aTransaction({ id: 'TRX-2', ...later });
    else transactions.failNext.list = new ApiFailure({ kind: 'http', status: 500 });
    fireEvent.click(again);
    await act(settled);
    expect(transactions.requestKeys).toEqual([]);
    expect(place.history.at(-1)).toBe('/schema/junior-web-programmer/JDW-003/mandiri/ANG-1');
  });

  it('pays the later purchase that waits for the same money, and makes none beside it', async () => {
    const transactions = new FakeTransactions(aTransaction({ status: 'failed' }));
    const { paymentWindow } = open(`/payment/failed?trx=${trx}`, transactions, { schedule: aSchedule() });
    const again = await screen.findByRole('button', { name: 'Coba bayar lagi' });
    transactions.stored = aTransaction({ id: 'TRX-2' });
    fireEvent.click(again);
    await act(settled);
    expect([transactions.requestKeys, paymentWindow.opened]).toEqual([[], ['token']]);
  });

  it.each([
    ['is full', aSchedule({ seatsLeft: 0 }), 'Jadwal ini sudah penuh'],
    ['is not offered any more', null, ''],
    ['cannot be paid in this way any more', aSchedule({ budgets: [] }), ''],
  ])('leads to other schedules where the one that was not paid %s', async (_, schedule, reason) => {
    open(`/payment/failed?trx=${trx}`, new FakeTransactions(aTransaction({ status: 'failed' })), { schedule });
    const link = await screen.findByRole('link', { name: 'Pilih jadwal lain' });
    expect(link.getAttribute('href')).toBe('/schema/junior-web-programmer');
    expect(document.body.textContent).toContain(reason);
  });

  it('says today’s price before it pays again what cost something else', async () => {
    const transactions = new FakeTransactions(aTransaction({ status: 'failed', amount: 700_000 }));
    open(`/payment/failed?trx=${trx}`, transactions, { schedule: aSchedule() });
    expect(await screen.findByText('Biaya jadwal ini sekarang Rp 850.000.')).toBeDefined();
  });

  it('after five minutes stops, says what to do, and looks again when asked', async () => {
    const { clock, transactions } = open(`/payment/pending?trx=${trx}`, new FakeTransactions(aTransaction()));
    await heading('Menunggu konfirmasi pembayaran');
    await act(() => clock.pass(300_000));
    const finds = transactions.finds;
    fireEvent.click(await screen.findByRole('button', { name: 'Periksa lagi' }));
    transactions.stored = aTransaction({ status: 'paid' });
    await heading('Pembayaran berhasil');
    expect(transactions.finds).toBe(finds + 1);
  });

  it.each(['%25%25', '', encodeTrxId('TRX-of-somebody-else')])(
    'finds nothing for trx=%s (fault matrix 57)',
    async (written) => {
      open(`/payment/success?trx=${written}`, new FakeTransactions(aTransaction({ status: 'paid' })));
      expect(await screen.findByText('Data tidak ditemukan')).toBeDefined();
      expect(screen.queryByText('Junior Web Programmer')).toBeNull();
    },
  );

  const words = [
    'finish',
    'unfinish',
    'error',
    'settlement',
    'capture',
    'expire',
    'unknown',
    'apa%20saja',
    '%3Cscript%3E',
  ];

  it.each(words)(
    'at /payment/%s is what the server says of the purchase that the address names (fault matrix 55) [2.route.payment]',
    async (word) => {
      const { place } = open(`/payment/${word}?trx=${trx}`, new FakeTransactions(aTransaction()));
      await heading('Menunggu konfirmasi pembayaran');
      await waitFor(() => expect(place.history).toEqual([`/payment/pending?trx=${trx}`]));
    },
  );

  it.each(words)(
    'at /payment/%s is of the purchase that the gateway names, also of an old one (fault matrix 55)',
    async (word) => {
      const transactions = new FakeTransactions(aTransaction({ status: 'paid', createdAt: '2025-01-01T01:00:00Z' }));
      for (const id of ['TRX-2', 'TRX-3', 'TRX-4']) transactions.stored = aTransaction({ id });
      const { place } = open(`/payment/${word}?order_id=TRX-1&status_code=202`, transactions);
      await heading('Pembayaran berhasil');
      await waitFor(() => expect(place.history).toEqual([`/payment/success?trx=${trx}`]));
    },
  );

  it.each(words)('at /payment/%s without a purchase shows the latest ones (fault matrix 55)', async (word) => {
    open(`/payment/${word}`, new FakeTransactions(aTransaction()));
    await heading('Status pembayaran');
    expect(await screen.findByRole('link', { name: 'Junior Web Programmer' })).toBeDefined();
  });

  const steps = () =>
    Array.from(
      screen.getByRole('navigation', { name: 'Langkah pembelian' }).querySelectorAll('li'),
      (step) => `${step.textContent}${step.getAttribute('aria-current') ? ' *' : ''}`,
    );

  it.each([
    ['of nobody', null, '/payment/finish', ['1Tinjau *', '2Bayar', '3Hasil']],
    ['that waits', 'pending', '/payment/finish', ['Tinjau (selesai)', '2Bayar *', '3Hasil']],
    ['that is paid', 'paid', '/payment/finish', ['Tinjau (selesai)', 'Bayar (selesai)', 'Hasil (selesai)']],
    ['that is paid', 'paid', `/payment/finish?trx=${trx}`, ['Tinjau (selesai)', 'Bayar (selesai)', 'Hasil (selesai)']],
    ['that the address does not name well', 'paid', '/payment/finish?trx=***', ['1Tinjau *', '2Bayar', '3Hasil']],
  ] as const)(
    'stands under the numbered steps: a purchase %s (%s) at %s [2.layout.transaction-steps] [3.breadcrumb.title]',
    async (_, status, address, expected) => {
      open(address, new FakeTransactions(status && aTransaction({ status })));
      await waitFor(() => expect(steps()).toEqual(expected));
    },
  );
});
