import { expect, test } from 'vitest';
import type { Order } from '../../src/domain/purchase/transaction.ts';
import { imageOf, pngHead } from '../builders/images.ts';
import { anOpenOrder, openAs, type Repositories, signature } from './repositories.ts';

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
