import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { ApiFailure } from '../../../src/application/api-failure.ts';
import { settled } from '../../fakes/purchase-fakes.ts';
import { aVoucher, FakeVouchers } from '../../fakes/voucher-fakes.ts';
import { acceptTerms, asInBrowser, base, openPurchase, press } from './open-purchase.tsx';

beforeEach(asInBrowser);
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

it('the Prakerja step redeems the code and buys with it once, whatever is pressed', async () => {
  const { vouchers, place, paymentWindow } = await atVoucherStep();
  await typeCode('prat web1 0001');
  expect((screen.getByLabelText('Kode Prakerja') as HTMLInputElement).value).toBe('PRAT-WEB1-0001');
  const pay = screen.getByRole('button', { name: 'Tukarkan kode dan daftar' });
  fireEvent.click(pay);
  fireEvent.click(pay);
  await act(settled);
  expect(place.history.at(-1)).toBe(success);
  expect([vouchers.redeemed, vouchers.requestKeys]).toEqual([[['PRATWEB10001', 'JDW-003']], ['key']]);
  expect(paymentWindow.opened).toEqual([]);
});

it('the Prakerja step asks for the code beside the button that redeems it', async () => {
  await atVoucherStep();
  const beside = within(screen.getByRole('complementary', { name: 'Biaya' }));
  expect(await beside.findByLabelText('Kode Prakerja')).toBeTruthy();
  expect(beside.getByRole('button', { name: 'Tukarkan kode dan daftar' })).toBeTruthy();
  expect(beside.getByText('Tanpa biaya')).toBeTruthy();
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
  press('Daftar dengan voucher ini');
  await act(settled);
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
