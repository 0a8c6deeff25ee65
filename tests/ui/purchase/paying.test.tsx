import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, test } from 'vitest';
import { ApiFailure } from '../../../src/application/api-failure.ts';
import { assessmentTokens } from '../../../src/application/assessment/tokens.ts';
import { defaultConfig } from '../../../src/configuration/default-config.ts';
import { encodeTrxId } from '../../../src/domain/assessment/trx-id.ts';
import { PrakerjaCodeField } from '../../../src/ui/purchase/prakerja/prakerja-code-field.tsx';
import RepeatNotice from '../../../src/ui/purchase/public/repeat-notice.tsx';
import { transactionText } from '../../../src/ui/purchase/transaction-text.ts';
import { aResult } from '../../builders/printed-forms.ts';
import { aTransaction, FakeTransactions, settled } from '../../fakes/purchase-fakes.ts';
import { aVoucher, FakeVouchers } from '../../fakes/voucher-fakes.ts';
import { FakeServices, sessionOf, showWith } from '../show-with.tsx';
import { acceptTerms, asInBrowser, base, mandiri, openPurchase, press } from './open-purchase.tsx';

/** Queries notify in a separate timer. */
const told = () => new Promise((resolve) => setTimeout(resolve));

const pressAndWait = async (name: string | RegExp) => {
  press(name);
  await act(settled);
};

const pay = async (transactions = new FakeTransactions()) => {
  const opened = openPurchase(mandiri, { transactions });
  await acceptTerms();
  await pressAndWait(/^Bayar/);
  return opened;
};

/** A server that refuses the next purchase. */
const refusing = (failure: ApiFailure) => {
  const transactions = new FakeTransactions();
  transactions.failNext.create = failure;
  return transactions;
};

describe('paying', () => {
  beforeEach(asInBrowser);

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

  it('keeps all input when it fails, says what happened, and invalidates every query', async () => {
    const { transactions, alerts, paymentWindow, queries } = await pay(
      refusing(new ApiFailure({ kind: 'http', status: 403 })),
    );
    queries.setQueryData(['assessment', 'list'], []);
    expect(alerts.open?.kind).toBe('failure');
    transactions.failNext.create = new ApiFailure({ kind: 'http', status: 500 });
    await pressAndWait('Bayar Rp 850.000');
    const said = screen.getByRole('alert');
    expect(said.textContent).toMatch(/^Belum diketahui apakah pendaftaran Anda tercatat.*Periksa Riwayat Pembelian/);
    expect(within(said).getByRole('link').getAttribute('href')).toBe('/transaction');
    expect(queries.getQueryState(['assessment', 'list'])?.isInvalidated).toBe(true);
    await pressAndWait('Bayar Rp 850.000');
    expect(paymentWindow.opened).toHaveLength(1);
  });

  it('lists the reasons of a refusal, and mentions another tab', async () => {
    const { tabs } = await pay(
      refusing(new ApiFailure({ kind: 'refused', messages: ['Kuota penuh', 'Sudah ditutup'] })),
    );
    expect(screen.getByRole('alert').textContent).toContain('Kuota penuh');
    tabs.held.add('bayar:TRX-1');
    await pressAndWait(/^Bayar/);
    expect(screen.getByText('Pembayaran ini sedang dibuka di tab lain.')).toBeDefined();
  });

  it('does not show the outcome of one attempt beside another budget (fault matrix 73)', async () => {
    await pay(refusing(new ApiFailure({ kind: 'refused', messages: ['Kuota mandiri habis'] })));
    await screen.findByText('Kuota mandiri habis');
    press('Ganti penanggung biaya');
    fireEvent.click(await screen.findByRole('radio', { name: /Ditanggung perusahaan/ }));
    await screen.findByRole('button', { name: 'Ajukan pendaftaran' });
    expect(screen.queryByText('Kuota mandiri habis')).toBeNull();
  });
});

const success = '/payment/success?trx=VFJYLTE';

const atVoucherStep = async (vouchers = new FakeVouchers()) => {
  const opened = openPurchase(`${base}/prakerja/ANG-2`, { vouchers });
  await acceptTerms();
  return opened;
};

const typeCode = async (typed: string) => {
  fireEvent.change(await screen.findByLabelText('Kode Prakerja'), { target: { value: typed } });
};

const submitCode = async () => {
  fireEvent.click(await screen.findByRole('button', { name: 'Tukarkan kode dan daftar' }));
  await act(settled);
};

describe('a payment by Prakerja', () => {
  beforeEach(asInBrowser);

  it('the Prakerja step asks for the code beside its button, redeems it and buys with it once, whatever is pressed', async () => {
    const { vouchers, place, paymentWindow } = await atVoucherStep();
    await typeCode('prat web1 0001');
    expect((screen.getByLabelText('Kode Prakerja') as HTMLInputElement).value).toBe('PRAT-WEB1-0001');
    const beside = within(screen.getByRole('complementary', { name: 'Biaya' }));
    expect(beside.getByLabelText('Kode Prakerja')).toBeTruthy();
    expect(beside.getByText('Tanpa biaya')).toBeTruthy();
    const pay = beside.getByRole('button', { name: 'Tukarkan kode dan daftar' });
    fireEvent.click(pay);
    fireEvent.click(pay);
    await act(settled);
    expect(place.history.at(-1)).toBe(success);
    expect([vouchers.redeemed, vouchers.requestKeys]).toEqual([[['PRATWEB10001', 'JDW-003']], ['key']]);
    expect(paymentWindow.opened).toEqual([]);
  });

  it('the Prakerja step says what is wrong with a code before and after sending it, and keeps it', async () => {
    const { vouchers } = await atVoucherStep();
    await submitCode();
    expect((await screen.findByRole('alert')).textContent).toContain('Isi kode Prakerja Anda.');
    await typeCode('PRAT'.repeat(16));
    await submitCode();
    expect(screen.getByRole('alert').textContent).toContain('paling panjang 60 karakter');
    expect(vouchers.redeemed).toEqual([]);
    const text = 'Kuota jadwal ini sudah penuh. Pilih jadwal lain.';
    const refusal = { fieldErrors: { schedule_id: [text] }, messages: [text] };
    vouchers.failNext.create = new ApiFailure({ kind: 'refused', ...refusal });
    await typeCode('PRATWEB10001');
    await submitCode();
    expect(screen.getByRole('alert').textContent).toContain(text);
    vouchers.failNext.create = new ApiFailure({ kind: 'http', status: 429, retryAfterSeconds: 42 });
    await submitCode();
    expect(screen.getByRole('alert').textContent).toContain('Tunggu 42 detik');
    expect((screen.getByLabelText('Kode Prakerja') as HTMLInputElement).value).toBe('PRAT-WEB1-0001');
  });

  it('the Prakerja step offers the voucher of this schedule instead of asking for a code', async () => {
    const { vouchers, place } = await atVoucherStep(new FakeVouchers(aVoucher()));
    fireEvent.click(await screen.findByRole('button', { name: 'Daftar dengan voucher ini' }));
    await act(settled);
    expect([place.history.at(-1), vouchers.requestKeys]).toEqual([success, ['key']]);
    expect(vouchers.redeemed).toEqual([]);
  });

  it('when only the purchase fails, the voucher stays and can be used again', async () => {
    const { vouchers, place } = await atVoucherStep();
    vouchers.failNext.checkOut = new ApiFailure({ kind: 'timeout' });
    await typeCode('PRATWEB10001');
    await submitCode();
    expect(screen.getByRole('alert').textContent).toContain('Belum diketahui apakah pendaftaran Anda tercatat');
    vouchers.failNext.checkOut = new ApiFailure({ kind: 'refused', serverMessage: 'Kuota jadwal ini sudah penuh.' });
    fireEvent.click(await screen.findByRole('button', { name: 'Daftar dengan voucher ini' }));
    await act(settled);
    expect(screen.getByRole('alert').textContent).toContain('Kuota jadwal ini sudah penuh.');
    await pressAndWait('Daftar dengan voucher ini');
    expect(place.history.at(-1)).toBe(success);
    expect(vouchers.redeemed).toHaveLength(1);
  });

  it('the vouchers can be loaded again after a failure', async () => {
    const vouchers = new FakeVouchers(aVoucher());
    vouchers.failNext.list = new ApiFailure({ kind: 'http', status: 404 });
    await atVoucherStep(vouchers);
    expect(await screen.findByText('Voucher belum bisa dimuat')).toBeDefined();
    press('Coba lagi');
    expect(await screen.findByRole('button', { name: 'Daftar dengan voucher ini' })).toBeDefined();
  });
});

it('a code is grouped as it is typed, and the caret stays where a letter in the middle is corrected', async () => {
  const user = userEvent.setup();
  render(<PrakerjaCodeField />);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Kode Prakerja' });
  await user.type(field, 'pratkopi0007');
  expect(field.value).toBe('PRAT-KOPI-0007');
  await user.keyboard('{ArrowLeft}{ArrowLeft}{Backspace}1');
  expect(field.value).toBe('PRAT-KOPI-0107');
  expect(field.selectionStart).toBe(12);
});

const unit = (code: string, competent: boolean) => ({
  code,
  title: `Unit ${code}`,
  note: null,
  carried: false,
  methods: [],
  competent,
});

const open = (units: readonly ReturnType<typeof unit>[]) => {
  window.history.replaceState(null, '', `/schema/barista?ulang=${encodeTrxId('TRX-1')}`);
  const config = { ...defaultConfig, features: { ...defaultConfig.features, repeatPurchases: true } };
  const services = new FakeServices()
    .with(assessmentTokens.assessments, { result: async () => aResult({ competent: false, units }) } as never)
    .withTimelines({ find: async () => null });
  return showWith(<RepeatNotice />, { services, config, session: sessionOf() });
};

test.each([
  [true, true],
  [false, false],
])('a reassessment promises that some units are not assessed again only if one is: %s', async (carried, promised) => {
  const { container } = open([unit('A', carried), unit('B', false)]);
  await screen.findByText(/^Asesmen ulang untuk/);
  expect(container.textContent?.includes('tidak diuji lagi')).toBe(promised);
  expect(container.textContent).toContain('Biayanya mengikuti jadwal yang Anda pilih');
  expect(container.textContent?.includes('sebagian unit')).toBe(promised);
});

const proof = { fileName: 'bukti.jpg', sentAt: '2026-03-01T02:00:00Z' };

it.each([
  ['money', { amount: 700_000 }, 'Menunggu pembayaran'],
  ['a look at the proof of its transfer', { amount: 700_000, proof }, 'Menunggu pemeriksaan transfer'],
  ['staff, without a price', { amount: 0 }, 'Menunggu konfirmasi'],
])('a pending purchase says that it waits for %s', (_, bought, label) => {
  expect(transactionText({ status: 'pending', ...bought }).label).toBe(label);
});
