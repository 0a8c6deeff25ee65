import { describe, expect, it } from 'vitest';
import { ApiFailure } from '../../../../src/application/api-failure.ts';
import { sendPaymentProof } from '../../../../src/application/purchase/send-payment-proof.ts';
import { evidenceLimits } from '../../../../src/domain/files/upload-limits.ts';
import type { PaymentProof } from '../../../../src/domain/purchase/payment-proof.ts';
import { imageOf, pngHead } from '../../../builders/images.ts';
import { aTransaction, FakeTabLock, FakeTransactions } from '../../../fakes/purchase-fakes.ts';
import { aTabMemory } from '../../../fakes/sending-fakes.ts';

const aFile = (name: string, size = 400) => new File([imageOf(pngHead, size)], name, { lastModified: 7 });
const lost = new ApiFailure({ kind: 'network' });

/** A server that knows no keys, stores each proof with a time of its own, and fails the next call after or before that. */
class Proofs {
  readonly transactions = new FakeTransactions(aTransaction());
  readonly calls: { readonly name: string; readonly key: string }[] = [];
  next: { readonly error?: Error; readonly unstored?: boolean } = {};

  store(fileName: string): PaymentProof {
    const proof = { fileName, sentAt: `2026-11-21T02:00:0${this.calls.length}Z` };
    this.transactions.stored = { ...aTransaction(), proof };
    return proof;
  }

  async send(_: string, { name }: File, key: string): Promise<PaymentProof> {
    const { error, unstored = false } = this.next;
    this.next = {};
    this.calls.push({ name, key });
    const proof = unstored ? { fileName: name, sentAt: null } : this.store(name);
    if (error) throw error;
    return proof;
  }
}

const portal = () => {
  const proofs = new Proofs();
  const { transactions } = proofs;
  const [tabs, memory] = [new FakeTabLock(), aTabMemory()];
  const announced: string[] = [];
  let id = 0;
  const page = () => {
    const realtime = { announceChange: () => announced.push('change') };
    const ids = { next: () => `k${++id}` };
    const send = sendPaymentProof({ proofs, transactions, tabs, realtime, ids, memory });
    return (file: File, limits = evidenceLimits()) => send('TRX-1', file, limits);
  };
  return { proofs, transactions, tabs, announced, page, send: page() };
};

describe('sendPaymentProof', () => {
  it('sends a file once by two presses, and tells the other tabs', async () => {
    const { send, proofs, announced } = portal();
    const file = aFile('struk.png');
    const [first, second] = await Promise.all([send(file), send(file)]);
    expect(first).toEqual({ kind: 'sent', proof: { fileName: 'struk.png', sentAt: '2026-11-21T02:00:01Z' } });
    expect(second).toBe(first);
    expect([proofs.calls.length, announced]).toEqual([1, ['change']]);
  });

  it('sends nothing that does not fit, by the limit of the body', async () => {
    const { send, proofs } = portal();
    expect(await send(new File(['halo'], 'struk.png'))).toEqual({ kind: 'unfit', problem: 'wrongType' });
    const large = aFile('struk.png', 2_500_000);
    expect(await send(large)).toEqual({ kind: 'unfit', problem: 'tooLarge' });
    expect(proofs.calls).toEqual([]);
    expect(await send(large, evidenceLimits(3000))).toMatchObject({ kind: 'sent' });
  });

  it.each(['paid', 'expired'] as const)('sends nothing for a purchase that is %s by now', async (status) => {
    const { send, proofs, transactions } = portal();
    transactions.stored = aTransaction({ status });
    expect(await send(aFile('struk.png'))).toEqual({ kind: 'over' });
    expect(proofs.calls).toEqual([]);
  });

  it('sends nothing while another tab sends', async () => {
    const { send, proofs, tabs } = portal();
    tabs.held.add('bukti:TRX-1');
    expect(await send(aFile('struk.png'))).toEqual({ kind: 'busyInOtherTab' });
    expect(proofs.calls).toEqual([]);
  });

  it('after a lost reply asks whether the server has the proof, and sends it no second time (fault matrix 112)', async () => {
    const { send, proofs } = portal();
    proofs.next = { error: lost };
    const outcome = await send(aFile('struk.png'));
    expect(outcome).toMatchObject({ kind: 'sent', proof: { fileName: 'struk.png' } });
    expect(await send(aFile('struk.png'))).toEqual(outcome);
    expect(proofs.calls).toHaveLength(1);
  });

  it('finds a proof at the next press, if the server could not be asked after the lost reply', async () => {
    const { send, proofs, transactions } = portal();
    proofs.next = { error: lost };
    const find = transactions.find.bind(transactions);
    transactions.find = async (id) => {
      if (proofs.calls.length > 0) transactions.failNext.find = lost;
      return find(id);
    };
    await expect(send(aFile('struk.png'))).rejects.toBe(lost);
    transactions.find = find;
    expect(await send(aFile('struk.png'))).toMatchObject({ kind: 'sent' });
    expect(proofs.calls).toHaveLength(1);
  });

  it('never takes an earlier proof of the same name for one whose call was lost', async () => {
    const { send, proofs } = portal();
    await send(aFile('image.png', 400));
    proofs.next = { error: lost, unstored: true };
    await expect(send(aFile('image.png', 500))).rejects.toBe(lost);
    expect(await send(aFile('image.png', 500))).toMatchObject({ kind: 'sent' });
    expect(proofs.calls).toHaveLength(3);
  });

  it('shows what the server has, where it replays its first reply to a key', async () => {
    const { page, proofs } = portal();
    proofs.next = { error: lost, unstored: true };
    await expect(page()(aFile('a.png'))).rejects.toBe(lost);
    proofs.store('b.png');
    proofs.next = { unstored: true };
    expect(await page()(aFile('a.png'))).toMatchObject({ kind: 'sent', proof: { fileName: 'b.png' } });
  });
});
