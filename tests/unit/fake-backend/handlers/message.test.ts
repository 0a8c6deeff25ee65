import { expect, test } from 'vitest';
import { messageSubjects } from '../../../../src/domain/information/message.ts';
import { subjectTitles } from '../../../../src/ui/information/message/message-text.ts';
import { openPage, testNow } from '../hosts/page.ts';

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
  const page = await openPage();
  await page.logIn('gita');
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
