import { expect, it } from 'vitest';
import { memoryPersistence } from '../../../../fake-backend/database/persistence.ts';
import type { TransactionRow } from '../../../../fake-backend/database/rows.ts';
import { createAttention } from '../../../../fake-backend/room/attention.ts';
import { actOnTrainees } from '../../../../fake-backend/room/room-acts.ts';
import { currentOf, readTrainee, stepOf } from '../../../../fake-backend/room/room-view.ts';
import { addTrainees, traineesOf } from '../../../../fake-backend/room/trainees.ts';
import { actorOf } from '../../../../fake-backend/scenarios/actor.ts';
import { createServer } from '../../../../fake-backend/server.ts';
import { imageOf, pngHead } from '../../../builders/images.ts';
import { testNow } from '../hosts/page.ts';

const email = 'peserta-01@kelas.example';

/** A class with one trainee, whose purchase no gateway knows. */
const openClass = async (changes: Partial<TransactionRow> = {}) => {
  const realNow = () => testNow;
  const server = await createServer({ persistence: memoryPersistence(), latency: 0, realNow, byTransfer: true });
  const { backend, handlers } = server;
  await addTrainees(server, 1, ['menunggu-bayar'], () => 'rahasia1');
  const id = traineesOf(backend)[0]?.id ?? '';
  const current = () => {
    const row = currentOf(backend, id);
    if (!row) throw new Error('no purchase');
    return row;
  };
  backend.db.transactions.put({ ...current(), payment_token: null, ...changes });
  const attention = createAttention(backend, realNow);
  return {
    current,
    step: () => stepOf(backend, current()),
    read: () => readTrainee(backend, email),
    act: (outcome: 'pay' | 'fail' | 'expire') => actOnTrainees(server, attention, [email], { type: 'settle', outcome }),
    sendProof: async () => {
      const form = new FormData();
      form.set('trx_id', current().id);
      form.set('proof', new File([imageOf(pngHead, 400)], 'struk.png'));
      const { actor, leave } = actorOf(backend, handlers, email);
      await actor.post('/api/transaction/payment-proof', form);
      leave();
    },
  };
};

it('a transfer waits for the trainee, and then with its proof for the staff, who read and confirm it', async () => {
  const { current, step, read, act, sendProof } = await openClass();
  expect([step(), await read()]).toEqual([{ step: 'Menunggu pembayaran', waits: 'candidate' }, []]);
  await sendProof();
  expect(step()).toEqual({ step: 'Bukti transfer terkirim', waits: 'staff' });
  expect(await read()).toMatchObject([
    {
      title: 'Bukti transfer',
      summary: expect.stringMatching(/^Dikirim .+ WIB$/),
      rows: [{ files: [{ name: 'struk.png' }] }],
    },
  ]);
  expect(await act('pay')).toMatchObject({ done: 1 });
  expect(current().status).toBe('paid');
  expect(await act('pay')).toMatchObject({ done: 0 });
});

it('a free purchase waits for the staff, who confirm it', async () => {
  const { current, step, act } = await openClass({ amount: 0, expires_at: null });
  expect(step()).toEqual({ step: 'Menunggu konfirmasi', waits: 'staff' });
  expect(await act('pay')).toMatchObject({ done: 1 });
  expect(current().status).toBe('paid');
});
