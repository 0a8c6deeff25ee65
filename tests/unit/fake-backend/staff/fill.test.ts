import { expect, test } from 'vitest';
import { openPage } from '../hosts/page.ts';

const gita = 'gita@contoh.example';

const asGita = async () => {
  const page = await openPage();
  await page.logIn('gita');
  return { ...page, json: async (path: string) => (await page.get(path)).json() };
};

test('a candidate gets masses of rows of every kind, and the seats stay unchanged', async () => {
  const { control, json } = await asGita();
  const [before, schedules] = [await json('/api/notification'), await json('/api/schedule')];
  await control.fill(gita, { notifications: 40, transactions: 50 });
  await control.fill(gita, { notifications: 4, transactions: 0 });
  const after = await json('/api/notification');
  expect(after.total).toBe(before.total + 44);
  expect(new Set(after.data.map(({ type }: { type: string }) => type)).size).toBe(4);
  expect((await json('/api/notification?read=false')).total).toBeGreaterThanOrEqual(44);
  for (const tab of ['pending', 'paid', 'failed'])
    expect((await json(`/api/transaction/list/${tab}`)).data.data.length).toBeGreaterThanOrEqual(10);
  expect((await json('/api/schedule')).data).toEqual(schedules.data);
});

test('an invalid fill is refused and changes nothing', async () => {
  const { control, json } = await asGita();
  const before = await json('/api/notification');
  for (const masses of [
    { notifications: -1 },
    { notifications: 0.5 },
    { transactions: Number.NaN },
    { notifications: 20_001 },
    { apl02Units: 3 },
    { examQuestions: 31 },
  ])
    await expect(control.fill(gita, masses)).rejects.toThrow(RangeError);
  await expect(control.fill('somebody@contoh.example', { notifications: 1 })).rejects.toThrow(RangeError);
  expect(await json('/api/notification')).toEqual(before);
});

test.each([30, 300])('a written exam of %s questions is ready, and in no catalogue', async (examQuestions) => {
  const { control, json } = await asGita();
  const schemes = await json('/api/schema/thumbnail');
  await control.fill(gita, { examQuestions });
  const [newest] = (await json('/api/transaction/list/paid')).data.data;
  const { exams } = (await json(`/api/assessment/exam-status/${newest.trx_id}`)).data;
  expect(exams).toMatchObject([{ type: 'pilihan-ganda', status: 'ready', question_count: examQuestions }]);
  expect(await json('/api/schema/thumbnail')).toEqual(schemes);
});
