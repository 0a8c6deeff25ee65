import { expect, test } from 'vitest';
import { buyScheme } from '../../src/application/purchase/buy-scheme.ts';
import { imageOf, pdfHead } from '../builders/images.ts';
import { anOrder, FakeTabLock } from '../fakes/purchase-fakes.ts';
import { aTabMemory } from '../fakes/sending-fakes.ts';
import { credentials, openRepositories, signature } from './repositories.ts';

const begin = async (name: string) => {
  const all = await openRepositories();
  const { control, accounts } = all;
  await control.setRobots({ on: false, delay: 0 }); // no robots, because the learner also plays the staff
  const { scenario, steps } = await control.lesson(name);
  const { email, trxId } = await control.playScenario(scenario);
  const start = { name, email, trxId, since: control.now().toISOString() };
  await accounts.logIn({ ...credentials(''), email });
  await control.travel(60_000);
  let done = 0;
  const reached = async () => {
    done = await control.lessonProgress(start, done);
    return done;
  };
  return { ...all, trxId: trxId ?? '', steps: steps.length, reached };
};

test('a learner who buys, pays, signs and reads the notification has finished the lesson about buying', async () => {
  const { control, transactions, payments, assessments, notifications, steps, reached } = await begin('beli');
  const buy = buyScheme({
    transactions,
    payments,
    paymentWindow: {
      open: async (token) => {
        expect(await reached()).toBe(1);
        await control.settle(token, 'pay');
        return 'finished';
      },
    },
    tabs: new FakeTabLock(),
    realtime: { announceChange: () => undefined },
    ids: { next: () => 'kunci-1' },
    memory: aTabMemory(),
  });
  const bought = await buy(anOrder, 'satria');
  if (!('transaction' in bought)) throw new Error(`bought: ${bought.kind}`);
  expect([bought.transaction.status, await reached()]).toEqual(['paid', 2]);
  await assessments.signAgreement(bought.transaction.id, signature, 'kunci-2');
  expect(await reached()).toBe(3);
  const { items } = await notifications.page(1, true);
  await notifications.markRead(items.find(({ trxId }) => trxId === bought.transaction.id)?.id ?? '');
  expect(await reached()).toBe(steps);
});

const mend = async ({ apls, trxId }: Awaited<ReturnType<typeof begin>>, requestKey: string) => {
  const form = await apls.apl01(trxId);
  if (!form?.content) throw new Error('nothing was sent');
  const lacking = form.requirements.filter(({ verdict, required }) => required && verdict === 'absent');
  const ids = [...lacking.map(({ id }) => id), 'ktp'];
  const files = new Map(ids.map((id) => [id, new File([imageOf(pdfHead, 2000)], `${id}.pdf`)]));
  await apls.sendApl01({ trxId, content: form.content, files, signature, requestKey, again: true });
};

test('a learner who repairs APL 01 twice and accepts it as the admin has finished its lesson', async () => {
  const lesson = await begin('apl01');
  const { control, trxId, steps, reached } = lesson;
  const judge = (decision: 'return' | 'approve', note: string | null) =>
    control.actAsStaff({ type: 'apl01', trxId, decision, note, notes: [] });
  await mend(lesson, 'kunci-1');
  expect(await reached()).toBe(1);
  await judge('return', 'KTP masih buram.');
  expect(await reached()).toBe(2);
  await mend(lesson, 'kunci-2');
  expect(await reached()).toBe(3);
  await judge('approve', null);
  expect(await reached()).toBe(steps);
});

test('a learner who appeals, grants the appeal, decides again and accepts has finished the lesson about appeals', async () => {
  const { control, assessments, trxId, steps, reached } = await begin('banding');
  const answers = { explained: true, discussed: true, othersInvolved: false };
  await assessments.sendAppeal(trxId, { answers, reason: 'Bukti anggaran belum dinilai.' }, signature, 'kunci-1');
  expect(await reached()).toBe(1);
  const task = (await control.staffTasks()).find(({ stage }) => stage === 'appeal');
  const units = task?.units.map(({ code }) => code) ?? [];
  const assessor = task?.assessors[0]?.registration ?? null;
  await control.actAsStaff({ type: 'answer-appeal', trxId, granted: true, text: 'Diterima.', units, assessor });
  expect(await reached()).toBe(2);
  await control.actAsStaff({ type: 'decide', trxId, units: [], note: null });
  expect(await reached()).toBe(3);
  const decided = await assessments.result(trxId);
  if (!decided) throw new Error('nothing was decided');
  await assessments.acknowledgeResult(decided, signature, 'kunci-2');
  expect(await reached()).toBe(steps);
});
