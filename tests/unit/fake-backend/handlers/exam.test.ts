import { describe, expect, it } from 'vitest';
import { openPage, testNow } from '../hosts/page.ts';
import { trx } from '../staff/backend.ts';

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

const asEka = async () => {
  const page = await openPage();
  await page.logIn('eka');
  return page;
};

const started = async () => {
  const page = await asEka();
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
    const page = await asEka();
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
    const page = await asEka();
    const reply = await page.post('/api/assessment/answers', { ...exam, action: 'save', answers: [version] });
    expect(await reply.json()).toMatchObject({ code: '02', message: 'Ujian ini belum dimulai.' });
  });

  it('say when the robots close an exam, and start none after that', async () => {
    const page = await asEka();
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
    const told = async (page: Awaited<ReturnType<typeof asEka>>) => {
      const { data } = await (await page.get(`/api/assessment/exam-status/${trx.eka}`)).json();
      return data as { schedule: { ends_at: string }; exams: { closes_at: string; receipt: object }[] };
    };

    it('when the assessment has ended, and say so and when it closed', async () => {
      const page = await asEka();
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
