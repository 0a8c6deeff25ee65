import { act, fireEvent, screen, waitFor } from '@testing-library/react';
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
import { imageOf, pngHead } from '../../builders/images.ts';
import { aTransaction, FakeTabLock, FakeTransactions, settled } from '../../fakes/purchase-fakes.ts';
import { aTabMemory } from '../../fakes/sending-fakes.ts';
import { asInBrowser, openBought } from './open-purchase.tsx';

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
const trx = encodeTrxId('TRX-1');
const page = `/transaction?trx=${trx}`;
const choose = async (file = picture) => {
  await userEvent.upload(await screen.findByLabelText(/^Bukti transfer/), file, { applyAccept: false });
};
const press = () => fireEvent.click(screen.getByRole('button', { name: /^Kirim bukti/ }));
const told = () => screen.findByText('Bukti transfer terkirim: struk.png');

beforeEach(asInBrowser);
describe('the proof of a transfer', () => {
  it.each([page, `/payment/pending?trx=${trx}`])(
    'is sent at %s, which says when, which file, and who checks it',
    async (address) => {
      opened(address);
      await choose();
      press();
      await told();
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

  it('changes what the page of the payment says at once', async () => {
    opened(`/payment/pending?trx=${trx}`);
    await screen.findByRole('heading', { name: 'Selesaikan pembayaran' });
    await choose();
    press();
    await screen.findByRole('heading', { name: 'Menunggu pemeriksaan transfer' });
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

  it('keeps the file after a failure without an effect, and is sent under the same key again', async () => {
    const server = opened(page);
    server.next = { error: new ApiFailure({ kind: 'network' }) };
    await choose();
    press();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Kirim bukti transfer' })).toBeDefined());
    await act(settled);
    expect(screen.queryByText(/terkirim/)).toBeNull();
    press();
    await told();
    expect(new Set(server.keys).size).toBe(1);
  });

  it('counts as sent after a lost reply if the purchase has it, without another press', async () => {
    const server = opened(page);
    server.next = { error: new ApiFailure({ kind: 'network' }), stored: true };
    await choose();
    press();
    await told();
    expect(server.keys).toHaveLength(1);
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
