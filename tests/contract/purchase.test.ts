import { expect, test } from 'vitest';
import { redeemPrakerjaCode } from '../../src/application/purchase/redeem-prakerja-code.ts';
import type { Order } from '../../src/domain/purchase/transaction.ts';
import { imageOf, pngHead } from '../builders/images.ts';
import { anOpenOrder, openAs, type Repositories, signature, stageOf } from './repositories.ts';

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

const day = 24 * 3_600_000;

const pairs = { PRATNET10003: 'JDW-010', PRATKOPI0007: 'JDW-029', PRATWEB10001: 'JDW-003' };

test('a voucher buys by the budget of its schedule, and its purchase has a timeline', async () => {
  const { vouchers, catalog, timelines } = await openAs('ayu');
  const { id, budgetary } = await vouchers.create('PRATWEB10001', 'JDW-003');
  const schedule = await catalog.schedule('JDW-003');
  expect(schedule?.budgets.find((budget) => budget.id === budgetary)?.source).toBe('prakerja');
  const bought = await vouchers.checkOut(id, 'kunci-1');
  expect((await stageOf({ timelines }, bought.id, 'agreement'))?.status).toBe('open');
});

test('vouchers are sorted by their end, which is the end of the registration', async () => {
  const { vouchers, control } = await openAs('ayu');
  for (const pair of Object.entries(pairs)) await vouchers.create(...pair);
  const ends = (await vouchers.list({ status: 'unused' })).items.map(({ expiresAt }) => expiresAt);
  expect(ends).toEqual([...ends].sort());
  await control.travel(200 * day);
  expect((await vouchers.list({ status: 'unused' })).total).toBe(0);
  expect((await vouchers.list({ status: 'expired' })).total).toBe(3);
});

test('a voucher of another candidate cannot be used', async () => {
  const { vouchers } = await openAs('ayu');
  await expect(vouchers.checkOut('VCR-0001', 'kunci-1')).rejects.toMatchObject({ status: 403 });
});

test('a refused code reaches the use-case with its reason and its field', async () => {
  const { vouchers } = await openAs('gita');
  const redeem = redeemPrakerjaCode({
    vouchers,
    tabs: { runAlone: (_, task) => task() },
    realtime: { announceChange: () => undefined },
  });
  const reasonOf = async (code: string, scheduleId: string) => {
    const outcome = await redeem(code, scheduleId, 'gita');
    return outcome.kind === 'refused' ? `${outcome.about}: ${outcome.reasons.join(' ')}` : outcome.kind;
  };
  expect(await reasonOf('PRAT-HABS-0016', 'JDW-019')).toMatch(/^code: .*sudah berakhir/);
  expect(await reasonOf('PRAT-PAKA-I017', 'JDW-032')).toMatch(/^code: .*peserta lain/);
  expect(await reasonOf('PRAT-GITA-0018', 'JDW-029')).toMatch(/^code: .*sudah Anda tukarkan/);
  expect(await reasonOf('PRAT-KOPI-0007', 'JDW-003')).toMatch(/^schedule: .*skema Barista/);
  expect(await reasonOf('PRAT-WEB1-0001', 'JDW-TIDAK-ADA')).toMatch(/^schedule: .*tidak ditemukan/);
  for (const code of ['PRAT-0000-0000', 'PRAT-0000-0001'])
    expect(await reasonOf(code, 'JDW-003')).toMatch(/^code: .*tidak dikenal/);
  expect(await redeem('PRAT-WEB1-0001', 'JDW-003', 'gita')).toEqual({ kind: 'tooManyAttempts', waitSeconds: 60 });
});

const earlier = 'TRX-2026-000127';
const repeat = { kind: 'reassessment', trxId: earlier } as const;
const orderOf = (portal: Repositories, scheme: string) => anOpenOrder(portal, { scheme });

const refused = async (portal: Repositories, order: Order, text: RegExp) =>
  expect(portal.transactions.create(order, 'kunci-1')).rejects.toMatchObject({
    kind: 'refused',
    messages: [expect.stringMatching(text)],
  });

const boughtAgain = async (portal: Repositories) => {
  const order = { ...(await orderOf(portal, 'digital-marketing')), repeat };
  const bought = await portal.transactions.create(order, 'kunci-1');
  expect(bought.repeat).toEqual(repeat);
  await portal.control.settle(await portal.payments.token(bought.id), 'pay');
  return bought;
};

const sentAgain = async (portal: Repositories) => {
  const { apls, assessments } = portal;
  const bought = await boughtAgain(portal);
  await assessments.signAgreement(bought.id, signature, 'kunci-2');
  const form = await apls.apl01(bought.id);
  const earlierForm = await apls.apl01(earlier);
  expect([form?.status, form?.content]).toEqual(['draft', earlierForm?.content]);
  expect(form?.requirements.map(({ file }) => file)).toEqual(earlierForm?.requirements.map(({ file }) => file));
  if (!form?.content) throw new Error('nothing is filled in');
  const sent = { trxId: bought.id, content: form.content, files: new Map(), signature };
  await apls.sendApl01({ ...sent, requestKey: 'kunci-3', again: false });
  expect((await apls.apl01(earlier))?.requirements).toEqual(earlierForm?.requirements);
  return { sent, earlierForm };
};

test('a reassessment covers only the units that were not competent, and begins with the earlier APL 01', async () => {
  const portal = await openAs('fajar');
  const before = await portal.assessments.result(earlier);
  const lacking = before?.units.filter(({ competent }) => !competent).map(({ code }) => code);
  const { trxId } = (await sentAgain(portal)).sent;
  await portal.control.actAsStaff({ type: 'apl01', trxId, decision: 'approve', note: null, notes: [] });
  expect(lacking).toHaveLength(1);
  expect((await portal.apls.apl02(trxId))?.units.map(({ code }) => code)).toEqual(lacking);
});

test('another file in the form of a reassessment leaves the earlier form’s file unchanged', async () => {
  const portal = await openAs('fajar');
  const { control, apls } = portal;
  const { sent, earlierForm } = await sentAgain(portal);
  const replaced = earlierForm?.requirements.find(({ file }) => file !== null);
  const scan = new File([imageOf(pngHead, 400)], 'pindaian.png', { type: 'image/png' });
  const files = new Map([[replaced?.id ?? '', scan]]);
  for (const requestKey of ['kunci-4', 'kunci-5']) {
    await control.actAsStaff({ type: 'apl01', trxId: sent.trxId, decision: 'return', note: 'Buram.', notes: [] });
    await apls.sendApl01({ ...sent, files, requestKey, again: true });
  }
  expect((await apls.apl01(sent.trxId))?.requirements.find(({ id }) => id === replaced?.id)?.file?.name).toBe(
    scan.name,
  );
  expect((await apls.apl01(earlier))?.requirements).toEqual(earlierForm?.requirements);
});

test('an appeal against the earlier result, granted later, does not change the reassessment', async () => {
  const portal = await openAs('fajar');
  const { control, assessments, exams, apls } = portal;
  await control.setRobots({ on: false, delay: 0 });
  const bought = await boughtAgain(portal);
  await control.jumpTo(bought.id, 'apl02');
  const [units, exam] = [(await apls.apl02(bought.id))?.units, (await exams.exams(bought.id))?.exams];
  expect(units).toHaveLength(1);
  const appeal = {
    answers: { explained: true, discussed: true, othersInvolved: false },
    reason: 'Bukti belum dinilai.',
  };
  await assessments.sendAppeal(earlier, appeal, signature, 'kunci-2');
  const task = (await control.staffTasks()).find(({ stage }) => stage === 'appeal');
  const answer = {
    units: task?.units.map(({ code }) => code) ?? [],
    assessor: task?.assessors[0]?.registration ?? null,
  };
  await control.actAsStaff({ type: 'answer-appeal', trxId: earlier, granted: true, text: 'Diterima.', ...answer });
  await control.actAsStaff({ type: 'decide', trxId: earlier, units: [], note: null });
  expect((await assessments.result(earlier))?.competent).toBe(true);
  expect((await apls.apl02(bought.id))?.units).toEqual(units);
  expect((await exams.exams(bought.id))?.exams).toEqual(exam);
});

test('a reassessment of another candidate, of another scheme, or of an unfinished assessment is refused', async () => {
  const ayu = await openAs('ayu');
  await refused(ayu, { ...(await orderOf(ayu, 'digital-marketing')), repeat }, /tidak ditemukan/);
  const fajar = await openAs('fajar');
  await refused(fajar, { ...(await orderOf(fajar, 'barista')), repeat }, /skema lain/);
  const eka = await openAs('eka');
  const running = { kind: 'reassessment', trxId: 'TRX-2026-000132' } as const;
  await refused(eka, { ...(await orderOf(eka, 'junior-web-programmer')), repeat: running }, /belum selesai/);
});

test('a certificate is renewed by its holder for its scheme', async () => {
  const portal = await openAs('gita');
  const [certified] = (await portal.transactions.list('paid', 1)).items.filter(({ id }) => id === 'TRX-2026-000088');
  const scheme = certified?.scheme.slug ?? '';
  const number = (await portal.timelines.find('TRX-2026-000088'))?.certificate?.number ?? '';
  const renewal = { kind: 'renewal', certificate: number } as const;
  const bought = await portal.transactions.create({ ...(await orderOf(portal, scheme)), repeat: renewal }, 'kunci-1');
  expect(bought.repeat).toEqual(renewal);
  const ayu = await openAs('ayu');
  await refused(ayu, { ...(await orderOf(ayu, scheme)), repeat: renewal }, /tidak ditemukan/);
});
