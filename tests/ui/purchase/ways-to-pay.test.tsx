import { act, fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { ApiFailure } from '../../../src/application/api-failure.ts';
import { asItIs } from '../../../src/application/files/prepare-file.ts';
import { filesTokens } from '../../../src/application/files/tokens.ts';
import { sendPaymentProof } from '../../../src/application/purchase/send-payment-proof.ts';
import { purchaseTokens } from '../../../src/application/purchase/tokens.ts';
import { parseConfig } from '../../../src/configuration/config.ts';
import { encodeTrxId } from '../../../src/domain/assessment/trx-id.ts';
import type { PaymentProof } from '../../../src/domain/purchase/payment-proof.ts';
import { transactionStatuses } from '../../../src/domain/purchase/transaction.ts';
import { freeLead, resultText } from '../../../src/ui/purchase/payment/payment-result-text.ts';
import { tabTitles } from '../../../src/ui/purchase/transaction-text.ts';
import { imageOf, pngHead } from '../../builders/images.ts';
import { aTransaction, FakeTabLock, FakeTransactions, settled } from '../../fakes/purchase-fakes.ts';
import { aTabMemory } from '../../fakes/sending-fakes.ts';
import {
  acceptTerms,
  aSchedule,
  asInBrowser,
  heading,
  mandiri,
  openBought,
  openPurchase,
  press,
} from './open-purchase.tsx';

const accounts = [
  { bank: 'Bank Contoh', number: '1234567890', holder: 'LSP Contoh' },
  { bank: 'Bank Lain', number: '0987654321', holder: 'LSP Contoh' },
];

const trx = encodeTrxId('TRX-1');

describe('a transfer', () => {
  const config = parseConfig({ transfer: { accounts, note: 'Kirim bukti ke bendahara@contoh.example.' } });

  const told = async () => {
    const numbers = [await screen.findByText('1234567890'), screen.getByText('0987654321')];
    return [...numbers, screen.getByText('850000'), screen.getByText(/^Transfer tepat Rp\s?850\.000/)];
  };

  beforeEach(asInBrowser);

  it('a body without a gateway, which takes transfers, registers a candidate with one press, without a gateway, and leads to the page of the payment', async () => {
    const { transactions, paymentWindow, place } = openPurchase(mandiri, { config });
    await heading('Tinjau pendaftaran Anda');
    await acceptTerms();
    press('Daftar dan bayar lewat transfer');
    await act(settled);
    expect(transactions.requestKeys).toHaveLength(1);
    expect(paymentWindow.opened).toEqual([]);
    expect(place.history.at(-1)).toBe(`/payment/pending?trx=${trx}`);
  });

  it.each([`/transaction?trx=${trx}`, `/payment/pending?trx=${trx}`])(
    'a body without a gateway, which takes transfers, shows its accounts, the amount and the words of the transfer at %s, and asks for no other payment',
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

  it('a body without a gateway, which takes transfers, says that the amount is unknown rather than nothing', async () => {
    openBought(`/transaction?trx=${trx}`, new FakeTransactions(aTransaction({ amount: null })), { config });
    expect(await screen.findByText('Jumlah tagihan belum diketahui')).toBeDefined();
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
});

const transfer = { accounts: [{ bank: 'Bank Contoh', number: '1234567890', holder: 'LSP Contoh' }] };

const configOf = (paymentProof: boolean) => parseConfig({ transfer, features: { paymentProof } });

const sentAt = '2026-11-21T02:00:00Z';

const picture = new File([imageOf(pngHead, 400)], 'struk.png', { type: 'image/png', lastModified: 7 });

/** Replays the first reply to a repeated key; `next` makes one call end otherwise, after or before it had an effect. */
class ProofServer {
  readonly keys: string[] = [];
  next: { error?: Error; stored?: boolean; wait?: Promise<void> } = {};
  readonly transactions = new FakeTransactions(aTransaction());

  async send(_: string, { name }: File, key: string): Promise<PaymentProof> {
    const { error, stored, wait } = this.next;
    this.next = {};
    this.keys.push(key);
    await wait;
    const proof = { fileName: name, sentAt };
    if (!error || stored) this.transactions.stored = { ...aTransaction(), proof };
    if (error) throw error;
    return proof;
  }
}

const opened = (address: string, config = configOf(true)) => {
  const server = new ProofServer();
  let id = 0;
  const { transactions } = server;
  const send = sendPaymentProof({
    proofs: server,
    transactions,
    tabs: new FakeTabLock(),
    realtime: { announceChange: () => undefined },
    ids: { next: () => `k${++id}` },
    memory: aTabMemory(),
  });
  openBought(address, transactions, {
    config,
    services: (all) =>
      all
        .with(purchaseTokens.sendPaymentProof, send)
        .with(filesTokens.prepareFile, async (file: File) => asItIs(file))
        .with(filesTokens.inspectFile, async () => null),
  });
  return server;
};

const page = `/transaction?trx=${trx}`;

const choose = async (file = picture) => {
  await userEvent.upload(await screen.findByLabelText(/^Bukti transfer/), file, { applyAccept: false });
};

describe('the proof of a transfer', () => {
  const press = () => fireEvent.click(screen.getByRole('button', { name: /^Kirim bukti/ }));

  const told = () => screen.findByText('Bukti transfer terkirim: struk.png');

  beforeEach(asInBrowser);

  it.each([page, `/payment/pending?trx=${trx}`])(
    'is sent at %s, which says when, which file, and who checks it',
    async (address) => {
      opened(address);
      await choose();
      press();
      await told();
      if (address !== page) await screen.findByRole('heading', { name: 'Menunggu pemeriksaan transfer' });
      expect(screen.getByText(/21 November 2026.*09\.00 WIB.*Lembaga sertifikasi memeriksanya/)).toBeDefined();
      expect(screen.queryByLabelText(/^Bukti transfer/)).toBeNull();
      fireEvent.click(screen.getByRole('button', { name: 'Ganti bukti' }));
      await choose(new File([picture], 'benar.png', { type: 'image/png' }));
      fireEvent.click(screen.getByRole('button', { name: 'Kirim pengganti' }));
      await screen.findByText('Bukti transfer terkirim: benar.png');
    },
  );

  it('is not offered where the API takes none', async () => {
    opened(page, configOf(false));
    await screen.findByText('1234567890');
    expect(screen.queryByRole('button', { name: /^Kirim bukti/ })).toBeNull();
  });

  it('goes out once by two presses, and says what waits', async () => {
    const server = opened(page);
    let go = () => {};
    server.next = {
      wait: new Promise((resolve) => {
        go = resolve;
      }),
    };
    await choose();
    press();
    press();
    expect(await screen.findByText('Mengunggah, 0%')).toBeDefined();
    go();
    await told();
    expect(server.keys).toHaveLength(1);
  });

  it('is asked about before its page is left, from the choice until it is sent', async () => {
    opened(`/payment/pending?trx=${trx}`);
    const leave = () => fireEvent.click(screen.getByRole('link', { name: 'Lihat Riwayat Pembelian' }));
    await choose();
    await screen.findByRole('button', { name: 'Hapus struk.png' });
    leave();
    expect(await screen.findByText('Bukti transfer Anda belum terkirim.')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Tetap di sini' }));
    press();
    await told();
    leave();
    expect(screen.queryByText('Bukti transfer Anda belum terkirim.')).toBeNull();
  });

  it('says at the field that none was chosen, or that the chosen file is none, and sends nothing', async () => {
    const server = opened(page);
    await screen.findByLabelText(/^Bukti transfer/);
    press();
    expect(await screen.findByText('Pilih foto atau PDF bukti transfer Anda')).toBeDefined();
    await choose(new File(['halo'], 'struk.txt'));
    expect(await screen.findByText(/Jenis file tidak sesuai/)).toBeDefined();
    expect(server.keys).toEqual([]);
  });

  it('shows a refusal at the field, keeps the file, and is sent under a new key then', async () => {
    const server = opened(page);
    const fieldErrors = { proof: ['Gambar terlalu kabur.'] };
    server.next = { error: new ApiFailure({ kind: 'refused', fieldErrors }) };
    await choose();
    press();
    expect(await screen.findByText('Gambar terlalu kabur.')).toBeDefined();
    expect(document.body.textContent).toContain('struk.png');
    press();
    await told();
    expect(new Set(server.keys).size).toBe(2);
  });
});

const notSetUp = 'Pembayaran daring belum disiapkan';

const ways = { 'a transfer': 'transfer', 'no way to pay here': null } as const;

describe('a payment that is not set up', () => {
  const config = parseConfig({ payment: { scriptUrl: 'snap.js', clientKey: 'k' } });

  beforeEach(asInBrowser);

  it('without a valid payment configuration nothing paid can be bought, and the page names a contact', async () => {
    const { transactions } = openPurchase(mandiri, { config });
    await heading('Tinjau pendaftaran Anda');
    expect(screen.getByText(notSetUp)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Kontak' })).toBeDefined();
    expect(screen.queryByRole('button', { name: /Bayar|pembayaran/ })).toBeNull();
    fireEvent.submit(document.querySelector('form') as HTMLFormElement);
    expect(transactions.requestKeys).toEqual([]);
  });

  it.each([`/transaction?trx=${trx}`, `/payment/pending?trx=${trx}`])(
    'without a valid payment configuration an unpaid purchase at %s offers no payment, and says so',
    async (address) => {
      openBought(address, undefined, { config });
      expect(await screen.findByText(notSetUp)).toBeDefined();
      expect(screen.queryByRole('button', { name: /Lanjutkan pembayaran|Ganti cara bayar/ })).toBeNull();
      expect(screen.queryByText(/Tekan Lanjutkan pembayaran/)).toBeNull();
    },
  );

  it.each(Object.keys(ways) as (keyof typeof ways)[])(
    'no status of a payment by %s names a payment provider',
    (way) => {
      for (const status of transactionStatuses)
        expect(Object.values(resultText({ status, amount: 850_000 }, ways[way]))).not.toContainEqual(
          expect.stringMatching(/penyedia pembayaran/i),
        );
    },
  );
});

const pages = ['/transaction', '/payment/finish', '/payment/error'];

describe('a free purchase', () => {
  beforeEach(asInBrowser);

  it.each(
    pages.flatMap((page) => [...transactionStatuses, 'unknown' as const].map((status) => [status, page] as const)),
  )('a free registration that is %s speaks of no payment at %s', async (status, page) => {
    const at = '2026-11-20T03:00:00Z';
    const free = aTransaction({ status, amount: 0, budgetSource: 'perusahaan', paidAt: at, expiresAt: at });
    openBought(`${page}?trx=${trx}`, new FakeTransactions(free), { schedule: aSchedule() });
    await screen.findAllByText(/TRX-1/);
    await act(settled);
    const list = Object.values(tabTitles).map((tab) => `Riwayat Pembelian · ${tab}`);
    const told = [freeLead, ...list].reduce((text, part) => text.replace(part, ''), document.body.textContent ?? '');
    expect(told.match(/.{0,30}(bayar|dana |uang|tagihan).{0,30}/gi) ?? []).toEqual([]);
  });
});
