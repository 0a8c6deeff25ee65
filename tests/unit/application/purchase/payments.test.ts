import { describe, expect, it, vi } from 'vitest';
import { ApiFailure, type FailureFacts } from '../../../../src/application/api-failure.ts';
import type { Upload, UploadProgress } from '../../../../src/application/ports/upload.ts';
import { cancelPurchase } from '../../../../src/application/purchase/cancel-purchase.ts';
import { changePaymentMethod } from '../../../../src/application/purchase/change-payment-method.ts';
import { continuePayment } from '../../../../src/application/purchase/continue-payment.ts';
import { sendPaymentProof } from '../../../../src/application/purchase/send-payment-proof.ts';
import { type PaymentWatch, watchPayment } from '../../../../src/application/purchase/watch-payment.ts';
import { evidenceLimits } from '../../../../src/domain/files/upload-limits.ts';
import type { PaymentProof } from '../../../../src/domain/purchase/payment-proof.ts';
import { imageOf, pngHead } from '../../../builders/images.ts';
import {
  aTransaction,
  FakeTabLock,
  FakeTransactions,
  ManualPaymentWindow,
  settled,
} from '../../../fakes/purchase-fakes.ts';
import { aTabMemory } from '../../../fakes/sending-fakes.ts';
import { FakeDevice } from '../../../fakes/time-fakes.ts';

const portal = (transactions = new FakeTransactions(aTransaction())) => {
  const tabs = new FakeTabLock();
  const announced: string[] = [];
  const realtime = { announceChange: () => announced.push('refresh') };
  return { cancel: cancelPurchase({ transactions, tabs, realtime }), transactions, tabs, announced };
};

const refused = new ApiFailure({ kind: 'refused', messages: ['Pembelian ini sudah dibayar.'] });

describe('cancelPurchase', () => {
  it('cancels once on a double click and notifies other tabs', async () => {
    const { cancel, transactions, announced } = portal();
    const [first, second] = [cancel('TRX-1'), cancel('TRX-1')];
    expect(await first).toEqual({ kind: 'cancelled' });
    expect(await second).toEqual({ kind: 'cancelled' });
    expect(transactions.cancelled).toEqual(['TRX-1']);
    expect(announced).toEqual(['refresh']);
  });

  it.each([
    ['paid', 'alreadyPaid'],
    ['expired', 'alreadyEnded'],
    ['failed', 'alreadyEnded'],
    ['cancelled', 'cancelled'],
  ] as const)('reports a refusal because it is %s by now as %s', async (status, kind) => {
    const { cancel, transactions, announced } = portal(new FakeTransactions(aTransaction({ status })));
    transactions.failNext.cancel = refused;
    expect(await cancel('TRX-1')).toEqual({ kind });
    expect(announced).toEqual([]);
  });

  it.each(['pending', 'unknown'] as const)(
    'shows the server’s message for a refusal of one that is %s',
    async (status) => {
      const { cancel, transactions } = portal(new FakeTransactions(aTransaction({ status })));
      transactions.failNext.cancel = refused;
      expect(await cancel('TRX-1')).toEqual({ kind: 'refused', reasons: ['Pembelian ini sudah dibayar.'] });
    },
  );

  it('shows the server’s message for a refusal of one that the server does not list', async () => {
    const { cancel, transactions } = portal();
    transactions.failNext.cancel = refused;
    expect(await cancel('TRX-9')).toEqual({ kind: 'refused', reasons: ['Pembelian ini sudah dibayar.'] });
  });

  const possible = [
    { kind: 'network' },
    { kind: 'timeout' },
    { kind: 'contract' },
    { kind: 'http', status: 503 },
  ] as const;

  it.each(possible)('after %j reports the server’s status of the purchase', async (facts) => {
    const { cancel, transactions } = portal();
    const ends = [
      ['cancelled', 'cancelled'],
      ['paid', 'alreadyPaid'],
      ['expired', 'alreadyEnded'],
      ['pending', 'notCancelled'],
      ['unknown', 'notKnown'],
    ] as const;
    for (const [status, kind] of ends) {
      transactions.stored = aTransaction({ status });
      transactions.failNext.cancel = new ApiFailure(facts);
      expect(await cancel('TRX-1')).toEqual({ kind });
    }
  });

  it.each(possible)('after %j reports nothing about a purchase that cannot be read or is not listed', async (facts) => {
    const { cancel, transactions } = portal();
    transactions.failNext = { cancel: new ApiFailure(facts), find: new ApiFailure({ kind: 'network' }) };
    expect(await cancel('TRX-1')).toEqual({ kind: 'notKnown' });
    transactions.failNext.cancel = new ApiFailure(facts);
    expect(await cancel('TRX-9')).toEqual({ kind: 'notKnown' });
  });
});

describe('changePaymentMethod and continuePayment', () => {
  const portal = () => {
    const transactions = new FakeTransactions(aTransaction());
    const paymentWindow = new ManualPaymentWindow();
    const tabs = new FakeTabLock();
    const calls: string[] = [];
    const refusing: { token?: Error; renew?: Error } = {};
    const call = (name: 'token' | 'renew', trxId: string) => {
      calls.push(`${name} ${trxId}`);
      const error = refusing[name];
      if (error) throw error;
    };
    const payments = {
      token: async (trxId: string) => {
        call('token', trxId);
        return `token ${calls.filter((each) => each.startsWith('renew')).length}`;
      },
      renew: async (trxId: string) => call('renew', trxId),
    };
    const deps = { transactions, payments, paymentWindow, tabs };
    return { ...deps, calls, refusing, pay: continuePayment(deps), change: changePaymentMethod(deps) };
  };

  const gone = new ApiFailure({ kind: 'refused', serverMessage: 'Batas waktu pembayaran telah lewat.' });

  describe('continuePayment', () => {
    it('opens one window on a double click, with the same token, and both calls learn its result', async () => {
      const { pay, paymentWindow, transactions, tabs } = portal();
      const [first, second] = [pay(aTransaction()), pay(aTransaction())];
      await settled();
      transactions.stored = aTransaction({ status: 'paid' });
      paymentWindow.goAway('closed');
      expect(await first).toMatchObject({ kind: 'settled', transaction: { status: 'paid' } });
      expect(await second).toEqual(await first);
      expect([paymentWindow.opened, tabs.names]).toEqual([['token 0'], ['bayar:TRX-1']]);
    });

    it('starts no payment while the amount is unknown or another tab pays', async () => {
      const { pay, tabs, calls } = portal();
      expect(await pay(aTransaction({ amount: null }))).toMatchObject({
        kind: 'settled',
        transaction: { amount: null },
      });
      tabs.held.add('bayar:TRX-1');
      expect([await pay(aTransaction()), calls]).toEqual([{ kind: 'busyInOtherTab' }, []]);
    });

    it('passes on the reasons of a refusal, and throws an unexpected failure', async () => {
      const { pay, refusing } = portal();
      refusing.token = gone;
      expect(await pay(aTransaction())).toEqual({ kind: 'refused', reasons: ['Batas waktu pembayaran telah lewat.'] });
      refusing.token = new ApiFailure({ kind: 'http', status: 500 });
      await expect(pay(aTransaction())).rejects.toMatchObject({ status: 500 });
    });
  });

  describe('changePaymentMethod', () => {
    it('cancels the begun payment first and opens the window with the new token', async () => {
      const { change, paymentWindow, calls } = portal();
      const attempt = change(aTransaction());
      await settled();
      paymentWindow.goAway('closed');
      expect(await attempt).toMatchObject({ kind: 'windowClosed' });
      expect([calls, paymentWindow.opened]).toEqual([['renew TRX-1', 'token TRX-1'], ['token 1']]);
    });
  });
});

const watching = async (transactions = new FakeTransactions(aTransaction())) => {
  const clock = new FakeDevice();
  vi.spyOn(clock, 'wait');
  const seen: PaymentWatch['kind'][] = [];
  const end = { completed: false, error: null as unknown };
  const subscription = watchPayment({ transactions, clock })('TRX-1').subscribe({
    next: ({ kind }) => seen.push(kind),
    complete: () => {
      end.completed = true;
    },
    error: (error: unknown) => {
      end.error = error;
    },
  });
  await settled();
  return { transactions, clock, seen, end, subscription };
};

const waitsOf = ({ wait }: FakeDevice) => vi.mocked(wait).mock.calls.map(([milliseconds]) => milliseconds);

describe('watchPayment', () => {
  it('reads after 2, 4, 8, 16, 30, 30 … seconds and stops after five minutes', async () => {
    const { clock, seen, end, transactions } = await watching();
    await clock.pass(400_000);
    expect(waitsOf(clock).slice(0, 7)).toEqual([2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000]);
    expect(seen.slice(0, -1).every((kind) => kind === 'waiting')).toBe(true);
    expect(seen.at(-1)).toBe('stillPending');
    expect(waitsOf(clock).reduce((sum, wait) => sum + wait, 0)).toBe(300_000);
    expect([end.completed, transactions.finds]).toEqual([true, seen.length]);
  });

  it.each([
    [{ status: 'paid' }, 'settled'],
    [{ id: 'TRX-of-somebody-else' }, 'missing'],
  ] as const)('ends at once with a purchase that is %j: %s', async (purchase, kind) => {
    const { clock, seen, end } = await watching(new FakeTransactions(aTransaction(purchase)));
    expect([seen, waitsOf(clock), end.completed]).toEqual([[kind], [], true]);
  });

  it('continues after a failed read', async () => {
    const transactions = new FakeTransactions(aTransaction());
    transactions.failNext.find = new ApiFailure({ kind: 'network' });
    const { clock, seen } = await watching(transactions);
    await clock.pass(2_000);
    expect(seen).toEqual(['unreachable', 'waiting']);
  });

  it.each<FailureFacts>([{ kind: 'expired', status: 401 }, { kind: 'http', status: 403 }, { kind: 'refused' }])(
    'ends on a failure that no further read can resolve: %j',
    async (facts) => {
      const failure = new ApiFailure(facts);
      const transactions = new FakeTransactions(aTransaction());
      transactions.failNext.find = failure;
      const { clock, seen, end } = await watching(transactions);
      expect([seen, waitsOf(clock), end.error]).toEqual([[], [], failure]);
    },
  );

  it('gives up after five minutes without an answer', async () => {
    const transactions = new FakeTransactions();
    transactions.find = async () => {
      throw new ApiFailure({ kind: 'network' });
    };
    const { clock, seen, end } = await watching(transactions);
    await clock.pass(400_000);
    expect([seen.at(-1), end.completed]).toEqual(['unreachable', true]);
    expect(waitsOf(clock).reduce((sum, wait) => sum + wait, 0)).toBe(300_000);
  });

  it('stops reading when no listener is left', async () => {
    const { clock, transactions, subscription, seen, end } = await watching();
    subscription.unsubscribe();
    await clock.pass(60_000);
    expect([transactions.finds, seen, end.error]).toEqual([1, ['waiting'], null]);
  });
});

describe('sendPaymentProof', () => {
  const aFile = (name: string, size = 400) => new File([imageOf(pngHead, size)], name, { lastModified: 7 });
  const lost = new ApiFailure({ kind: 'network' });

  /** A server that knows no keys, stores each proof with a time of its own, and fails the next call after or before that. */
  class Proofs {
    readonly transactions = new FakeTransactions(aTransaction());
    readonly calls: { readonly name: string; readonly key: string }[] = [];
    next: { readonly error?: Error; readonly unstored?: boolean } = {};
    #stored = 0;

    store(fileName: string): PaymentProof {
      const proof = { fileName, sentAt: `2026-11-21T02:00:0${++this.#stored}Z` };
      this.transactions.stored = { ...aTransaction(), proof };
      return proof;
    }

    async send(_: string, { name }: File, key: string, { onProgress }: Upload = {}): Promise<PaymentProof> {
      const { error, unstored = false } = this.next;
      onProgress?.(1, 2);
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
      return (file: File, limits = evidenceLimits(), onProgress?: UploadProgress) =>
        send('TRX-1', file, limits, onProgress);
    };
    return { proofs, transactions, tabs, announced, page, send: page() };
  };

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

  it('sends nothing that cannot be read', async () => {
    const { send, proofs } = portal();
    const file = aFile('struk.png');
    file.slice = () => Object.assign(new Blob(), { arrayBuffer: () => Promise.reject(new DOMException('gone')) });
    expect(await send(file)).toEqual({ kind: 'unfit', problem: 'unreadable' });
    expect(proofs.calls).toEqual([]);
  });

  it('shows its progress at each press that asks for it', async () => {
    const { send } = portal();
    const [file, seen] = [aFile('struk.png'), vi.fn()];
    await Promise.all([send(file, undefined, seen), send(file), send(file, undefined, seen)]);
    expect(seen.mock.calls).toEqual(Array(2).fill([1, 2]));
  });

  it.each([
    ['of an unknown status', aTransaction({ status: 'unknown' })],
    ['that the server does not list', null],
  ])('also sends a proof for a purchase %s', async (_, purchase) => {
    const { send, transactions } = portal();
    transactions.find = async () => purchase;
    expect(await send(aFile('struk.png'))).toMatchObject({ kind: 'sent', proof: { fileName: 'struk.png' } });
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

  it('sends a file that the server has no second time, and sends it again after another one', async () => {
    const { send, proofs } = portal();
    const first = await send(aFile('struk.png'));
    expect(await send(aFile('struk.png'))).toEqual(first);
    expect(proofs.calls).toHaveLength(1);
    proofs.store('lain.png');
    expect(await send(aFile('struk.png'))).toMatchObject({ kind: 'sent', proof: { fileName: 'struk.png' } });
    expect(proofs.calls).toHaveLength(2);
  });

  it('sends a file again after another one also where the server tells no times', async () => {
    const { send, proofs, transactions } = portal();
    const timeless = (fileName: string) => {
      const proof = { fileName, sentAt: null };
      transactions.stored = { ...aTransaction(), proof };
      return proof;
    };
    proofs.store = timeless;
    await send(aFile('struk.png'));
    timeless('lain.png');
    expect(await send(aFile('struk.png'))).toMatchObject({ kind: 'sent', proof: { fileName: 'struk.png' } });
    expect(proofs.calls).toHaveLength(2);
  });

  it.each([
    ['has no time', { sentAt: null }],
    ['has another name', { fileName: 'lain.png' }],
  ])('does not take a proof for the lost one where it %s', async (_, other) => {
    const { send, proofs, transactions } = portal();
    proofs.next = { error: lost };
    const { store } = proofs;
    proofs.store = (name) => {
      const proof = { ...store.call(proofs, name), ...other };
      transactions.stored = { ...aTransaction(), proof };
      return proof;
    };
    await expect(send(aFile('struk.png'))).rejects.toBe(lost);
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

  it('does not mistake an earlier proof of the same name for one whose call was lost', async () => {
    const { send, proofs } = portal();
    await send(aFile('image.png', 400));
    proofs.next = { error: lost, unstored: true };
    await expect(send(aFile('image.png', 500))).rejects.toBe(lost);
    expect(await send(aFile('image.png', 500))).toMatchObject({ kind: 'sent' });
    expect(proofs.calls.map(({ key }) => key)).toEqual(['k1', 'k2', 'k2']);
  });

  it('keeps the key of a lost call for this file only', async () => {
    const { send, proofs } = portal();
    proofs.next = { error: lost, unstored: true };
    await expect(send(aFile('a.png'))).rejects.toBe(lost);
    for (const name of ['b.png', 'a.png']) await send(aFile(name));
    expect(proofs.calls.map(({ key }) => key)).toEqual(['k1', 'k2', 'k1']);
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
