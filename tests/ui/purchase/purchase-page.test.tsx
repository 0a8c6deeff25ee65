// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ApiFailure } from '../../../src/application/api-failure.ts';
import { buyScheme } from '../../../src/application/purchase/buy-scheme.ts';
import { purchaseQueries } from '../../../src/application/purchase/purchase-queries.ts';
import { T } from '../../../src/application/tokens.ts';
import type { Schedule } from '../../../src/domain/catalog/schedule.ts';
import { paths } from '../../../src/ui/paths.ts';
import PurchasePage from '../../../src/ui/purchase/purchase-page.tsx';
import {
  aTransaction,
  FakeTabLock,
  FakeTransactions,
  ManualClock,
  ManualPaymentWindow,
  settled,
} from '../../fakes/purchase-fakes.ts';
import { FakeServices, openPages } from './portal-page.tsx';

const aSchedule = (rest: Partial<Schedule> = {}): Schedule => ({
  id: 'JDW-003',
  scheme: { id: 'SKM-01', slug: 'junior-web-programmer', title: 'Junior Web Programmer' },
  startsAt: '2026-12-15T01:00:00Z',
  endsAt: '2026-12-15T10:00:00Z',
  registrationUntil: '2026-12-08T16:59:00Z',
  site: { id: 'TUK-01', name: 'TUK Contoh', kind: 'Sewaktu', city: 'Jakarta Selatan' },
  seatsLeft: 8,
  budgets: [
    { id: 'ANG-1', source: 'mandiri', title: 'Biaya mandiri', price: 850_000 },
    { id: 'ANG-2', source: 'prakerja', title: 'Kartu Prakerja', price: 850_000 },
    { id: 'ANG-3', source: 'perusahaan', title: 'Ditanggung perusahaan', price: 0 },
  ],
  ...rest,
});

const later = aSchedule({ id: 'JDW-005', startsAt: '2027-01-12T01:00:00Z', endsAt: '2027-01-12T10:00:00Z' });

const open = (address: string, schedule: Schedule | null = aSchedule(), transactions = new FakeTransactions()) => {
  const paymentWindow = new ManualPaymentWindow();
  const tabs = new FakeTabLock();
  const items = [...(schedule ? [schedule] : []), later];
  const buy = buyScheme({
    transactions,
    paymentWindow,
    tabs,
    payments: { token: async () => 'token' },
    ids: { next: () => 'key' },
  });
  const services = new FakeServices()
    .with(T.buyScheme, buy)
    .with(T.purchaseQueries, purchaseQueries({ transactions }))
    .with(T.clock, new ManualClock())
    .with(T.catalogQueries, {
      schedule: async (id: string) => items.find((item) => item.id === id) ?? null,
      schedules: async () => ({ items, current: 1, last: 1, total: 2, schemes: [], months: [], sites: [] }),
      scheme: async () => null,
    } as never);
  return {
    ...openPages({ [paths.purchase.pattern]: PurchasePage }, address, services),
    transactions,
    paymentWindow,
    tabs,
  };
};

/** Queries tell their readers in a timer of their own. */
const told = () => new Promise((resolve) => setTimeout(resolve));

const base = '/schema/junior-web-programmer/JDW-003';
const mandiri = `${base}/mandiri/ANG-1`;
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const acceptTerms = async () => {
  fireEvent.click(await screen.findByRole('checkbox'));
  await act(settled);
};
const toPayment = async () => {
  await acceptTerms();
  press(/^Lanjut ke pe/);
  await screen.findByRole('heading', { level: 1, name: /Bayar pendaftaran|Ajukan pendaftaran/ });
};

beforeEach(() => {
  window.scrollTo = () => {};
  window.matchMedia = (() => ({ matches: false, addEventListener() {}, removeEventListener() {} })) as never;
});
afterEach(cleanup);

describe('choosing a schedule', () => {
  it('puts the other schedule into the address on the way on', async () => {
    const { place } = open(mandiri);
    fireEvent.click(await screen.findByRole('radio', { name: /12 Januari 2027/ }));
    press('Lanjut ke tinjauan');
    await heading('Tinjau pendaftaran Anda');
    expect(place.history.slice(-2)).toEqual([
      '/schema/junior-web-programmer/JDW-005/mandiri/ANG-1',
      '/schema/junior-web-programmer/JDW-005/mandiri/ANG-1?langkah=tinjau',
    ]);
  });

  it.each([
    [{ seatsLeft: 0 }, 'Jadwal yang Anda buka sudah penuh'],
    [{ registrationUntil: '1969-12-08T16:59:00Z' }, 'Pendaftaran jadwal ini sudah ditutup'],
  ])('explains why %o cannot be bought, whatever step the address names', async (rest, title) => {
    const { place } = open(`${mandiri}?langkah=bayar`, aSchedule(rest));
    expect(await screen.findByText(title)).toBeDefined();
    expect(place.history.at(-1)).toBe(mandiri);
    press('Lanjut ke tinjauan');
    expect((await screen.findByRole('alert')).textContent).toContain('Pilih jadwal yang masih tersedia.');
  });

  it('knows no schedule that is not there, nor one of another scheme', async () => {
    open(mandiri, null);
    await heading('Jadwal tidak ditemukan');
    cleanup();
    open('/schema/barista/JDW-003/mandiri/ANG-1');
    await heading('Jadwal ini untuk skema lain');
  });

  it('tells who has bought it already', async () => {
    open(`${mandiri}?langkah=tinjau`, aSchedule(), new FakeTransactions(aTransaction({ status: 'paid' })));
    expect(await screen.findByText('Anda sudah terdaftar pada jadwal ini')).toBeDefined();
  });
});

describe('reviewing', () => {
  it('cannot be skipped by the address', async () => {
    const { place } = open(`${mandiri}?langkah=bayar`);
    await heading('Tinjau pendaftaran Anda');
    expect(place.history.at(-1)).toBe(`${mandiri}?langkah=tinjau`);
  });

  it('needs the terms and a budget of this schedule', async () => {
    open(`${base}/mandiri/ANG-of-another?langkah=tinjau`);
    await heading('Tinjau pendaftaran Anda');
    press(/^Lanjut/);
    const summary = await screen.findByRole('alert');
    expect(summary.textContent).toContain('Pilih sumber anggaran.');
    expect(summary.textContent).toContain('Centang persetujuan syarat untuk melanjutkan.');
  });

  it('explains that Prakerja needs a voucher, and does not go on with it', async () => {
    open(`${base}/prakerja/ANG-2?langkah=tinjau`);
    expect(await screen.findByText('Kartu Prakerja memakai voucher')).toBeDefined();
    await acceptTerms();
    press(/^Lanjut/);
    expect((await screen.findByRole('alert')).textContent).toContain('voucher Prakerja belum tersedia');
  });
});

describe('paying', () => {
  it('makes one purchase of a double click and shows the result that the server gives', async () => {
    const { transactions, paymentWindow, place } = open(`${mandiri}?langkah=tinjau`);
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

  it('stays on its step while it runs, even when news says that it is paid', async () => {
    const { transactions, queries, place, paymentWindow } = open(`${mandiri}?langkah=tinjau`);
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
    const { paymentWindow, transactions } = open(`${mandiri}?langkah=tinjau`);
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
    const { transactions, alerts, paymentWindow } = open(`${mandiri}?langkah=tinjau`);
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
    const { transactions, tabs } = open(`${mandiri}?langkah=tinjau`);
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
    const { transactions, place, paymentWindow } = open(`${base}/perusahaan/ANG-3?langkah=tinjau`);
    await toPayment();
    transactions.stored = aTransaction({ status: 'paid', amount: 0 });
    press('Ajukan pendaftaran');
    await act(settled);
    expect(paymentWindow.opened).toEqual([]);
    expect(place.history.at(-1)).toBe('/payment/success?trx=VFJYLTE');
  });
});
