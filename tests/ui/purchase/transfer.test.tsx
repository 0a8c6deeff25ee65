import { act, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { parseConfig } from '../../../src/configuration/config.ts';
import { encodeTrxId } from '../../../src/domain/assessment/trx-id.ts';
import { aTransaction, FakeTransactions, settled } from '../../fakes/purchase-fakes.ts';
import { acceptTerms, asInBrowser, heading, mandiri, openBought, openPurchase, press } from './open-purchase.tsx';

const accounts = [
  { bank: 'Bank Contoh', number: '1234567890', holder: 'LSP Contoh' },
  { bank: 'Bank Lain', number: '0987654321', holder: 'LSP Contoh' },
];
const config = parseConfig({ transfer: { accounts, note: 'Kirim bukti ke bendahara@contoh.example.' } });
const trx = encodeTrxId('TRX-1');
const told = async () => {
  const numbers = [await screen.findByText('1234567890'), screen.getByText('0987654321')];
  return [...numbers, screen.getByText('850000'), screen.getByText(/^Transfer tepat Rp\s?850\.000/)];
};

beforeEach(asInBrowser);
describe('a body without a gateway, which takes transfers', () => {
  it('registers a candidate with one press, without a gateway, and leads to the page of the payment', async () => {
    const { transactions, paymentWindow, place } = openPurchase(mandiri, { config });
    await heading('Tinjau pendaftaran Anda');
    await acceptTerms();
    press('Daftar dan bayar lewat transfer');
    await act(settled);
    expect(transactions.requestKeys).toHaveLength(1);
    expect(paymentWindow.opened).toEqual([]);
    expect(place.history.at(-1)).toBe(`/payment/pending?trx=${trx}`);
  });

  it('says beside the button what happens on a cancellation or an illness, without ways to pay that it does not offer', async () => {
    openPurchase(mandiri, { config: parseConfig({ transfer: { accounts }, payment: undefined }) });
    await heading('Tinjau pendaftaran Anda');
    await screen.findByRole('checkbox', { name: /syarat pendaftaran/ });
    const card = screen.getByRole('complementary', { name: 'Biaya' });
    expect(card.textContent).toMatch(/Bila Anda batal.*Bila Anda sakit/);
    expect(card.textContent).not.toContain('Cara bayar');
  });

  it.each([`/transaction?trx=${trx}`, `/payment/pending?trx=${trx}`])(
    'shows its accounts, the amount and the words of the transfer at %s, and asks for no other payment',
    async (address) => {
      openBought(address, undefined, { config });
      expect(await told()).toHaveLength(4);
      expect(screen.getByText(/Kirim bukti ke bendahara@contoh\.example\.$/)).toBeDefined();
      const words = screen.getByText('Berita').closest('div') as HTMLElement;
      expect(within(words).getByText('TRX-1')).toBeDefined();
      expect(screen.queryByRole('button', { name: /Lanjutkan pembayaran|Ganti cara bayar/ })).toBeNull();
      expect(screen.queryByText('Pembayaran daring belum disiapkan')).toBeNull();
    },
  );

  it('says that the amount is unknown rather than nothing', async () => {
    openBought(`/transaction?trx=${trx}`, new FakeTransactions(aTransaction({ amount: null })), { config });
    expect(await screen.findByText('Jumlah tagihan belum diketahui')).toBeDefined();
  });

  it('takes the status from the server alone: a purchase that staff mark as paid is paid', async () => {
    openBought(`/payment/pending?trx=${trx}`, new FakeTransactions(aTransaction({ status: 'paid' })), { config });
    await heading('Pembayaran berhasil');
    expect(screen.queryByText('1234567890')).toBeNull();
  });
});

it.each([`/transaction?trx=${trx}`, `/payment/pending?trx=${trx}`])(
  'a free purchase that staff confirm later asks for no payment at %s, and says what it waits for',
  async (address) => {
    openBought(address, new FakeTransactions(aTransaction({ amount: 0 })));
    expect(await screen.findByText(/Anda terdaftar setelah lembaga sertifikasi mengonfirmasinya/)).toBeDefined();
    expect(screen.queryByRole('button', { name: /Lanjutkan pembayaran|Ganti cara bayar/ })).toBeNull();
    expect(screen.getAllByText('Menunggu konfirmasi').length).toBeGreaterThan(0);
    expect(screen.queryByText(/Bayar sebelum|Batas pembayaran|Sudah membayar|Halaman pembayaran/)).toBeNull();
  },
);
