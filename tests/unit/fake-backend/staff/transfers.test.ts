import { describe, expect, test } from 'vitest';
import { memoryPersistence } from '../../../../fake-backend/database/persistence.ts';
import { imageOf, pngHead } from '../../../builders/images.ts';
import { anOpenOrder, openRepositories } from '../../../contract/repositories.ts';

const aProof = new File([imageOf(pngHead, 400)], 'struk.png', { type: 'image/png' });

const open = async (byTransfer: boolean, persistence = memoryPersistence()) => {
  const repositories = await openRepositories({ byTransfer, persistence });
  const { control, logIn, transactions, notifications } = repositories;
  await logIn('ayu');
  const order = await anOpenOrder(repositories);
  const { id: trxId } = await transactions.create(order, 'kunci-1');
  const task = async () => (await control.staffTasks()).find((each) => each.trxId === trxId);
  const settle = (outcome: 'pay' | 'fail' | 'expire') => control.actAsStaff({ type: 'settle-payment', trxId, outcome });
  const found = () => transactions.find(trxId);
  const news = async () => (await notifications.page(1, false)).items[0]?.information;
  return { ...repositories, trxId, task, settle, found, news };
};

describe('the transfer of a body without a gateway', () => {
  test('waits at the staff desk with its amount, and then with its proof', async () => {
    const { control, paymentProofs, trxId, task } = await open(true);
    const waiting = await task();
    expect(waiting).toMatchObject({ stage: 'transfer', payment: { amount: expect.any(Number), notice: null } });
    expect(await control.readTask(trxId, 'transfer')).toEqual({ sections: [], grading: null });
    const { sentAt } = await paymentProofs.send(trxId, aProof, 'kunci-2');
    expect(Date.parse((await task())?.since ?? '')).toBe(Date.parse(sentAt ?? ''));
    expect(await control.readTask(trxId, 'transfer')).toMatchObject({
      sections: [
        {
          title: 'Bukti transfer',
          summary: 'Dikirim 10 Maret 2026 pukul 09.00 WIB',
          rows: [{ files: [{ name: 'struk.png', type: 'image/png', size: aProof.size }] }],
        },
      ],
    });
  });

  test('is named by the purchase once staff have confirmed it, with or without a proof', async () => {
    const { settle, found, task, news } = await open(true);
    await settle('pay');
    expect(await found()).toMatchObject({ status: 'paid', paymentMethod: 'Transfer bank' });
    expect(await task()).toBeUndefined();
    expect(await news()).toMatch(/^Pembayaran .+ telah kami terima\./);
  });

  test.each([
    ['fail', 'failed', /^Transfer untuk .+ tidak ditemukan di rekening kami\.$/],
    ['expire', 'expired', /^Batas waktu pembayaran .+ telah lewat\./],
  ] as const)('can end without money: %s', async (outcome, status, text) => {
    const { settle, found, news } = await open(true);
    await settle(outcome);
    expect((await found())?.status).toBe(status);
    expect(await news()).toMatch(text);
    await expect(settle('pay')).rejects.toThrow(RangeError);
  });
});

test('a purchase with a proof of a transfer goes to the staff, also where a gateway is', async () => {
  const { paymentProofs, trxId, task, settle, found } = await open(false);
  expect(await task()).toMatchObject({ stage: 'payment' });
  await paymentProofs.send(trxId, aProof, 'kunci-2');
  expect(await task()).toMatchObject({ stage: 'transfer' });
  await settle('pay');
  expect(await found()).toMatchObject({ paymentMethod: 'Transfer bank' });
});

test('a world with a proof of a transfer is opened again', async () => {
  const persistence = memoryPersistence();
  const { paymentProofs, trxId } = await open(true, persistence);
  const proof = await paymentProofs.send(trxId, aProof, 'kunci-2');
  const { logIn, transactions } = await openRepositories({ persistence });
  await logIn('ayu');
  expect((await transactions.find(trxId))?.proof).toEqual(proof);
});

describe('a free purchase', () => {
  const openFree = async (byTransfer: boolean) => {
    const { catalog, control, logIn, transactions, notifications } = await openRepositories({ byTransfer });
    await logIn('ayu');
    const { items } = await catalog.schedules({ page: 1 });
    const free = items
      .filter(
        ({ seatsLeft, registrationUntil }) =>
          seatsLeft && Date.parse(registrationUntil ?? '') > control.now().getTime(),
      )
      .flatMap(({ id, budgets }) => budgets.map((budget) => ({ scheduleId: id, ...budget })))
      .find(({ price, source }) => price === 0 && source !== 'prakerja');
    if (!free) throw new Error('the seed has no free schedule');
    const order = { scheduleId: free.scheduleId, budgetSource: free.source, budgetary: free.id };
    const purchase = await transactions.create(order, 'kunci-1');
    const trxId = purchase.id;
    return { control, transactions, notifications, purchase, trxId };
  };

  test('is paid at once where a gateway is', async () => {
    expect((await openFree(false)).purchase.status).toBe('paid');
  });

  test.each([
    ['pay', 'paid', /^Pendaftaran .+ diterima; tidak ada biaya/],
    ['fail', 'failed', /^Pendaftaran .+ tidak dikonfirmasi\.$/],
  ] as const)('waits for the staff where none is, without a time limit: %s', async (outcome, status, text) => {
    const { control, transactions, notifications, purchase, trxId } = await openFree(true);
    expect(purchase).toMatchObject({ status: 'pending', amount: 0, expiresAt: null });
    const task = (await control.staffTasks()).find((each) => each.trxId === trxId);
    expect(task).toMatchObject({ stage: 'transfer', payment: { amount: 0, until: null } });
    await control.actAsStaff({ type: 'settle-payment', trxId, outcome });
    expect((await transactions.find(trxId))?.status).toBe(status);
    expect((await notifications.page(1, false)).items[0]?.information).toMatch(text);
  });
});
