import { expect, test } from 'vitest';
import { imageOf, pngHead } from '../builders/images.ts';
import { anOpenOrder, openAs } from './repositories.ts';

const aProof = (name: string) => new File([imageOf(pngHead, 400)], name, { type: 'image/png' });

const buying = async () => {
  const portal = await openAs('ayu');
  return { ...portal, order: await anOpenOrder(portal) };
};

test('a paid purchase by schedule, budget source and budget has a timeline that begins with the agreement [3.schedule.fields]', async () => {
  const { transactions, payments, control, timelines, order } = await buying();
  const { id } = await transactions.create(order, 'kunci-1');
  const token = await payments.token(id);
  expect(await payments.token(id)).toBe(token);
  await control.settle(token, 'pay');
  const timeline = await timelines.find(id);
  expect(timeline?.stages[0]).toMatchObject({ name: 'agreement', status: 'open', waitingFor: 'candidate' });
  expect(await timelines.find('TRX-TIDAK-ADA')).toBeNull();
});

test('a purchase is found on any page, also where the server ignores the filter', async () => {
  const { transactions, over, order } = await buying();
  const ids: string[] = [];
  for (let count = 0; count < 23; count++) {
    const { id } = await transactions.create(order, `kunci-${count}`);
    await transactions.cancel(id);
    ids.unshift(id);
  }
  const pages = await Promise.all([1, 2, 3, 4].map((page) => transactions.list('failed', page)));
  expect(pages.map(({ items, current, last }) => [items.length, current, last])).toEqual([
    [10, 1, 3],
    [10, 2, 3],
    [3, 3, 3],
    [0, 4, 3],
  ]);
  const asked: string[] = [];
  const unfiltered = over((request) => {
    asked.push(request.url);
    return new Request(request.url.replace(/trx_id=[^&]*&?/, ''), request);
  });
  for (const each of [transactions, unfiltered]) {
    expect((await each.find(ids.at(-1) ?? ''))?.id).toBe(ids.at(-1));
    expect(await each.find('TRX-TIDAK-ADA')).toBeNull();
  }
  // The existing purchase is found after three pages. For the missing one, all pages of all lists are read: 3 of the full list, then 1, 1
  // and 3 of the lists by status.
  expect(asked).toHaveLength(3 + 3 + 1 + 1 + 3);
});

test('a renewed payment has another token, and the old token pays nothing', async () => {
  const { transactions, payments, control, order } = await buying();
  const { id } = await transactions.create(order, 'kunci-1');
  const old = await payments.token(id);
  await payments.renew(id);
  expect(await payments.token(id)).not.toBe(old);
  expect(await control.settle(old, 'pay')).toBe(false);
  expect((await transactions.find(id))?.status).toBe('pending');
});

test('an unknown schedule is refused, and another candidate sees no purchase', async () => {
  const { transactions, logIn, order } = await buying();
  const missing = transactions.create({ ...order, scheduleId: 'JDW-TIDAK-ADA' }, 'kunci-1');
  await expect(missing).rejects.toMatchObject({ name: 'ApiFailure' });
  const mine = await transactions.create(order, 'kunci-2');
  await logIn('citra');
  expect(await transactions.find(mine.id)).toBeNull();
});

test('a proof of a transfer is kept once for a repeated key, replaced by a later one, and named by the purchase', async () => {
  const { transactions, paymentProofs, order } = await buying();
  const { id, proof } = await transactions.create(order, 'kunci-1');
  expect(proof).toBeUndefined();
  const first = await paymentProofs.send(id, aProof('struk.png'), 'kunci-2');
  expect(first).toEqual({ fileName: 'struk.png', sentAt: expect.any(String) });
  expect(await paymentProofs.send(id, aProof('lain.png'), 'kunci-2')).toEqual(first);
  expect((await transactions.find(id))?.proof).toEqual(first);
  await paymentProofs.send(id, aProof('lain.png'), 'kunci-3');
  expect((await transactions.find(id))?.proof?.fileName).toBe('lain.png');
});

test('a proof that is no picture or PDF is refused at its field, and one for a purchase that is over in words', async () => {
  const { transactions, paymentProofs, order } = await buying();
  const { id } = await transactions.create(order, 'kunci-1');
  const text = new File(['halo'], 'struk.png');
  await expect(paymentProofs.send(id, text, 'kunci-2')).rejects.toMatchObject({
    fieldErrors: { proof: [expect.stringMatching(/PDF/)] },
  });
  await transactions.cancel(id);
  await expect(paymentProofs.send(id, aProof('struk.png'), 'kunci-3')).rejects.toMatchObject({ kind: 'refused' });
  expect((await transactions.find(id))?.proof).toBeUndefined();
});
