import { describe, expect, it, test } from 'vitest';
import { memoryPersistence } from '../../../../fake-backend/database/persistence.ts';
import { messageSubjects } from '../../../../src/domain/information/message.ts';
import { subjectTitles } from '../../../../src/ui/information/message/message-text.ts';
import { openPage, type TestPage, testNow } from '../hosts/page.ts';
import { trx } from '../staff/backend.ts';

const order = { schedule_id: 'JDW-003', budget_source: 'mandiri', budgetary: 'ANG-003-1' };
const day = 24 * 3_600_000;

const as = async (name: string): Promise<TestPage> => {
  const page = await openPage();
  await page.logIn(name);
  return page;
};
const buy = async (page: TestPage, body: object = order, key?: string) =>
  (await page.post('/api/transaction/update-transaction', body, key ? { 'Idempotency-Key': key } : {})).json();
const seats = async (page: TestPage) => (await (await page.get('/api/schedule/JDW-003')).json()).data.seats_left;

test('a refusal is repeated for the same key, and judged again under another key (fault matrix 74)', async () => {
  let now = testNow + 20 * day;
  const persistence = memoryPersistence();
  await openPage({ persistence });
  const page = await openPage({ persistence, realNow: () => now });
  await page.logIn('ayu');
  expect(await buy(page, order, 'k')).toMatchObject({ code: '02' });
  now = testNow;
  expect(await buy(page, order, 'k')).toMatchObject({ code: '02' });
  expect(await buy(page, order, 'k2')).toMatchObject({ code: '00' });
});

test('a closed gateway leaves a purchase open, a settled one stays settled, and an unknown token is reported', async () => {
  const page = await as('ayu');
  const { trx_id } = (await buy(page)).data;
  const { token } = (await (await page.post('/api/transaction/token', { trx_id })).json()).data;
  const settle = (path: string, action: string) =>
    page.post(`/simulation/payments/${path}`, { action }, { 'X-XSRF-TOKEN': '' });
  expect(await (await settle(token, 'close')).json()).toEqual({ status: 'pending' });
  expect(await (await settle(token, 'pay')).json()).toEqual({ status: 'paid' });
  expect(await (await settle(token, 'fail')).json()).toEqual({ status: 'paid' });
  expect((await settle('snap-unknown', 'pay')).status).toBe(404);
  expect((await settle(token, 'steal')).status).toBe(400);
});

test.each(['remove', 'token', 'update-transaction'])(
  '%s of another candidate, or of nobody, is refused',
  async (call) => {
    const page = await as('ayu');
    const status = async (trx_id: string) => (await page.post(`/api/transaction/${call}`, { trx_id })).status;
    expect(await status('TRX-2026-000201')).toBe(403);
    expect(await status('TRX-TIDAK-ADA')).toBe(404);
  },
);

test('a timeline belongs to its candidate, and guests see none', async () => {
  const page = await openPage();
  const status = async (trxId: string) => (await page.get(`/api/timeline/${trxId}`)).status;
  expect(await status(trx.citra)).toBe(401);
  await page.logIn('citra');
  expect([await status(trx.citra), await status('TRX-9999-000000')]).toEqual([200, 404]);
  await page.logIn('ayu');
  expect(await status(trx.citra)).toBe(403);
});

const redeem = (page: TestPage, code: string, schedule = 'JDW-003') =>
  page.post('/api/interapp/lms-prakerja', { code, schedule_id: schedule });
const redeemed = async (page: TestPage, code = 'PRAT-WEB1-0001', schedule = 'JDW-003') =>
  (await (await redeem(page, code, schedule)).json()).data;
const checkOut = async (page: TestPage, voucherId: string) =>
  (await page.post('/api/transaction/prakerja-transaction', { voucher_id: voucherId })).json();

test('the check-out takes a seat and creates a notification', async () => {
  const page = await as('ayu');
  const before = await seats(page);
  const { id } = await redeemed(page);
  expect(await seats(page)).toBe(before);
  const { data } = await checkOut(page, id);
  expect(await seats(page)).toBe(before - 1);
  const { data: notifications } = await (await page.get('/api/notification')).json();
  expect(notifications[0]).toMatchObject({ type: 'payment', trxid: data.trx_id, read: false });
  expect(notifications[0].information).toContain('Junior Web Programmer');
});

test('the panel lists at least twelve codes that can be redeemed, and the status of the others', async () => {
  const page = await as('ayu');
  const codes = page.control.prakerjaCodes();
  const standing = (text: string) => codes.filter(({ state }) => state.startsWith(text)).length;
  expect(standing('Bisa ditukarkan')).toBeGreaterThanOrEqual(12);
  expect([standing('Kedaluwarsa'), standing('Sudah ditukarkan')]).toEqual([1, 4]);
  await redeemed(page, codes[0]?.code);
  expect(page.control.prakerjaCodes().find(({ code }) => code === codes[0]?.code)?.state).toMatch(/^Sudah ditukarkan/);
  expect(codes.every(({ code }) => /^PRAT-[A-Z0-9]{4}-[A-Z0-9]{4}$/.test(code))).toBe(true);
});

const message = {
  subject: 'refund',
  trx_id: null,
  message: 'Jadwal saya dibatalkan dan biayanya belum kembali.',
  email: 'tamu@contoh.example',
};

const openGuest = async (...args: Parameters<typeof openPage>) => {
  const page = await openPage(...args);
  await page.get('/sanctum/csrf-cookie');
  return page;
};

test('a guest sends a message, gets a number and the expected waiting time, and a confirmation and an answer by mail', async () => {
  const page = await openGuest();
  const { data } = await (await page.post('/api/message', message)).json();
  expect(data).toMatchObject({ number: expect.stringMatching(/^PSN-/), answer_within_days: 3 });
  const [task] = (await page.control.staffTasks()).filter(({ stage }) => stage === 'message');
  expect(task).toMatchObject({ trxId: data.number, scheme: 'Pengembalian biaya', reason: message.message });
  await page.control.actAsStaff({ type: 'answer-message', trxId: data.number, text: 'Biaya Anda kembali besok.' });
  expect(await page.control.mails()).toMatchObject([
    { to: message.email, subject: `Jawaban atas pesan ${data.number}: Pengembalian biaya` },
    { to: message.email, subject: `Pesan ${data.number} sudah masuk: Pengembalian biaya` },
  ]);
  expect((await page.control.staffTasks()).some(({ stage }) => stage === 'message')).toBe(false);
  const again = page.control.actAsStaff({ type: 'answer-message', trxId: data.number, text: 'x' });
  await expect(again).rejects.toThrow(RangeError);
});

test('a candidate who asks about a certification is notified of the answer', async () => {
  const page = await as('gita');
  const own = { ...message, trx_id: 'TRX-2026-000088' };
  const { data } = await (await page.post('/api/message', own)).json();
  await page.control.actAsStaff({ type: 'answer-message', trxId: data.number, text: 'Sudah kami periksa.' });
  const news = await (await page.get('/api/notification')).json();
  expect(news.data[0]).toMatchObject({
    type: 'message',
    trxid: own.trx_id,
    information: expect.stringContaining('Sudah kami periksa.'),
  });
});

test.each(messageSubjects)(
  'the simulated API accepts a message about each subject of the form, with the same title: %s',
  async (subject) => {
    const page = await openGuest();
    const { data } = await (await page.post('/api/message', { ...message, subject })).json();
    const task = (await page.control.staffTasks()).find(({ trxId }) => trxId === data.number);
    expect(task?.scheme).toBe(subjectTitles[subject]);
  },
);

test.each([
  [{ subject: 'lain' }, 'subject'],
  [{ message: 'pendek' }, 'message'],
  [{ message: 'x'.repeat(4001) }, 'message'],
  [{ email: 'bukan' }, 'email'],
  [{ trx_id: 'TRX-2026-000088' }, 'trx_id'],
])('a message with %j is invalid, from a guest or from another person, and is not stored', async (wrong, field) => {
  for (const name of [null, 'ayu']) {
    const page = await openGuest();
    if (name) await page.logIn(name);
    const reply = await page.post('/api/message', { ...message, ...wrong });
    expect([reply.status, Object.keys((await reply.json()).errors)]).toEqual([422, [field]]);
    expect((await page.control.staffTasks()).some(({ stage }) => stage === 'message')).toBe(false);
  }
});

test('a repeated request is the same message, also over the limit; a seventh different one within a minute has to wait', async () => {
  let now = testNow;
  const page = await openGuest({ realNow: () => now });
  const send = (key: string) => page.post('/api/message', message, { 'Idempotency-Key': key });
  const first = await (await send('k0')).json();
  for (let index = 1; index < 6; index += 1) expect((await send(`k${index}`)).status).toBe(200);
  expect((await send('k6')).status).toBe(429);
  expect(await (await send('k0')).json()).toEqual(first);
  now += 61_000;
  expect((await send('k6')).status).toBe(200);
});

const exam = { transaction_id: trx.eka, question_id: 'SKM-01-written-pilihan-ganda' };
const startBody = { ...exam, asesi_id: '1005', is_asesi: true };
const version = {
  question_detail_id: `${exam.question_id}-1`,
  value: 'A',
  doubtful: false,
  revision: 1,
  base_revision: 0,
  device: 'laptop',
  answered_at: new Date(testNow).toISOString(),
};

const started = async () => {
  const page = await as('eka');
  await page.post('/api/timer/startTimer', startBody);
  return page;
};

describe('the handlers of exams', () => {
  it('never reveal the key of a question, not even of a submitted exam', async () => {
    const page = await started();
    await page.post('/api/assessment/answers', { ...exam, action: 'submit', answers: [] });
    const reply = await page.post('/api/assessment/questions', exam);
    const { data } = (await reply.json()) as { data: { questions: object[] } };
    const names = ['question_detail_id', 'no', 'kind', 'question', 'options', 'max_length', 'max_kb'];
    for (const question of data.questions) expect(Object.keys(question)).toEqual(names);
  });

  it('start no exam for a caller who is not the candidate', async () => {
    const page = await as('eka');
    expect((await page.post('/api/timer/startTimer', { ...startBody, is_asesi: false })).status).toBe(422);
    expect((await page.post('/api/timer/startTimer', { ...startBody, asesi_id: '1004' })).status).toBe(403);
    expect((await (await page.post('/api/assessment/questions', exam)).json()).code).toBe('02');
  });

  it('refuse an action that they do not know, and store nothing of it', async () => {
    const page = await started();
    const reply = await page.post('/api/assessment/answers', { ...exam, action: 'delete', answers: [version] });
    expect([reply.status, Object.keys((await reply.json()).errors)]).toEqual([422, ['action']]);
    expect((await (await page.post('/api/assessment/questions', exam)).json()).data.answers).toEqual([]);
  });

  it('accept no answer before the start', async () => {
    const page = await as('eka');
    const reply = await page.post('/api/assessment/answers', { ...exam, action: 'save', answers: [version] });
    expect(await reply.json()).toMatchObject({ code: '02', message: 'Ujian ini belum dimulai.' });
  });

  it('say when the robots close an exam, and start none after that', async () => {
    const page = await as('eka');
    const told = async () => {
      const { data } = await (await page.get(`/api/assessment/exam-status/${trx.eka}`)).json();
      return data.exams[0] as { status: string; closes_at: string };
    };
    const { closes_at: closesAt } = await told();
    expect(closesAt).toMatch(/T17:00:00\+07:00$/);
    const fiveMinutes = 5 * 60_000;
    await page.control.travel(Date.parse(closesAt) - testNow - fiveMinutes);
    await page.post('/api/timer/startTimer', startBody);
    await page.control.travel(fiveMinutes);
    expect((await told()).status).toBe('running');
    const other = { ...startBody, question_id: 'SKM-01-essay' };
    const reply = await (await page.post('/api/timer/startTimer', other)).json();
    expect(reply).toMatchObject({ code: '02', message: expect.stringContaining('sudah berakhir') });
  });

  it('call an exam that nobody began missed once the others have ended', async () => {
    const page = await started();
    await page.control.actAsStaff({ type: 'finish-exam', trxId: trx.eka });
    const { data } = await (await page.get(`/api/assessment/exam-status/${trx.eka}`)).json();
    expect(data.exams.map(({ status }: { status: string }) => status)).toEqual([
      'submitted',
      ...Array(4).fill('missed'),
    ]);
  });

  describe('collect an exam that the candidate did not hand in', () => {
    const told = async (page: TestPage) => {
      const { data } = await (await page.get(`/api/assessment/exam-status/${trx.eka}`)).json();
      return data as { schedule: { ends_at: string }; exams: { closes_at: string; receipt: object }[] };
    };

    it('when the assessment has ended, and say so and when it closed', async () => {
      const page = await as('eka');
      const { schedule } = await told(page);
      await page.control.travel(Date.parse(schedule.ends_at) - testNow - 9 * 60_000);
      await page.post('/api/timer/startTimer', { ...startBody, question_id: 'SKM-01-essay' });
      await page.control.travel(12 * 60_000);
      const { exams } = await told(page);
      expect(exams[2]).toMatchObject({
        status: 'submitted',
        closes_at: schedule.ends_at,
        receipt: { collected: true },
      });
    });

    it('and say nothing of it where the candidate handed in', async () => {
      const page = await started();
      await page.post('/api/assessment/answers', { ...exam, action: 'submit', answers: [] });
      const { exams } = await told(page);
      expect(exams[0]?.receipt).not.toHaveProperty('collected');
    });
  });
});
