import { expect, test } from 'vitest';
import { openPage, type TestPage } from '../hosts/page.ts';

const gita = 'gita@contoh.example';
const json = async (page: TestPage, path: string) => (await page.get(path)).json();

const asGita = async () => {
  const page = await openPage();
  await page.logIn('gita');
  return page;
};

test('a candidate gets masses of rows of every kind, and the seats stay as they were', async () => {
  const page = await asGita();
  const before = { all: await json(page, '/api/notification'), schedules: await json(page, '/api/schedule') };
  await page.control.fill(gita, { notifications: 40, transactions: 50 });
  await page.control.fill(gita, { notifications: 4, transactions: 0 });
  const after = await json(page, '/api/notification');
  expect(after.total).toBe(before.all.total + 44);
  expect(new Set(after.data.map(({ type }: { type: string }) => type)).size).toBe(4);
  expect((await json(page, '/api/notification?read=false')).total).toBeGreaterThanOrEqual(44);
  for (const tab of ['pending', 'paid', 'failed']) {
    const { data } = await json(page, `/api/transaction/list/${tab}`);
    expect(data.data.length).toBeGreaterThanOrEqual(10);
  }
  expect((await json(page, '/api/schedule')).data).toEqual(before.schedules.data);
});

test.each([
  ['somebody@contoh.example', { notifications: 1, transactions: 1 }],
  [gita, { notifications: -1, transactions: 0 }],
  [gita, { notifications: 0.5, transactions: 0 }],
  [gita, { notifications: 0, transactions: Number.NaN }],
  [gita, { notifications: 20_001, transactions: 0 }],
  [gita, { apl02Units: 3 }],
  [gita, { examQuestions: 31 }],
])('%s with %j is refused and changes nothing', async (email, masses) => {
  const page = await asGita();
  const before = await json(page, '/api/notification');
  await expect(page.control.fill(email, masses)).rejects.toThrow(RangeError);
  expect(await json(page, '/api/notification')).toEqual(before);
});

test.each([30, 300])(
  'a written exam of %s questions is ready, and its scheme is in no catalogue',
  async (examQuestions) => {
    const page = await asGita();
    const schemes = await json(page, '/api/schema/thumbnail');
    await page.control.fill(gita, { examQuestions });
    const { data } = await json(page, '/api/transaction/list/paid');
    const [newest] = data.data;
    const { exams } = (await json(page, `/api/assessment/exam-status/${newest.trx_id}`)).data;
    expect(exams).toMatchObject([{ type: 'pilihan-ganda', status: 'ready', question_count: examQuestions }]);
    expect(await json(page, '/api/schema/thumbnail')).toEqual(schemes);
  },
);
