import { describe, expect, it } from 'vitest';
import { openPage, testNow } from '../hosts/page.ts';
import { trx } from '../staff/backend.ts';

const examId = 'SKM-01-written-pilihan-ganda';

const examAfter = async (name: string) => {
  const page = await openPage();
  const scene = await page.control.playScenario(name);
  await page.logIn('eka');
  const reply = await page.get(`/api/assessment/exam-status/${scene.trxId}`);
  const { data } = (await reply.json()) as { data: { exams: { question_id: string; started_at: string | null }[] } };
  return { page, scene, exam: data.exams.find(({ question_id }) => question_id === examId) };
};

const answersIn = async ({ page, scene }: Awaited<ReturnType<typeof examAfter>>) => {
  const body = { transaction_id: scene.trxId, question_id: examId };
  const reply = await page.post('/api/assessment/questions', body);
  return ((await reply.json()) as { data: { answers: unknown[] } }).data.answers;
};

describe('the scenarios', () => {
  it('siap-ujian: eka has started nothing', async () => {
    const { scene, exam } = await examAfter('siap-ujian');
    expect(scene).toEqual({ email: 'eka@contoh.example', trxId: trx.eka });
    expect(exam).toMatchObject({ status: 'ready', started_at: null });
  });

  it('sedang-ujian: twenty minutes are gone, twelve answers are there', async () => {
    const played = await examAfter('sedang-ujian');
    expect(played.exam).toMatchObject({ status: 'running' });
    expect(Date.parse(played.exam?.started_at ?? '')).toBe(testNow - 20 * 60_000);
    expect(await answersIn(played)).toHaveLength(12);
  });

  it('ujian-hampir-habis: ninety seconds are left', async () => {
    const played = await examAfter('ujian-hampir-habis');
    expect(Date.parse(played.exam?.started_at ?? '') + 60 * 60_000 - testNow).toBe(90_000);
    expect(await answersIn(played)).toHaveLength(24);
  });

  it('are the same each time, whatever was done before', async () => {
    const played = await examAfter('sedang-ujian');
    const before = await answersIn(played);
    await played.page.control.travel(5 * 60_000);
    await played.page.control.playScenario('sedang-ujian');
    await played.page.logIn('eka');
    expect(played.page.control.now().getTime()).toBe(testNow);
    expect(await answersIn(played)).toEqual(before);
  });

  it('change nothing when there is none of that name, and say which there are', async () => {
    const page = await openPage();
    await page.control.travel(1000);
    await expect(page.control.playScenario('toString')).rejects.toThrow('siap-ujian, sedang-ujian, ujian-hampir-habis');
    await expect(page.control.playScenario('x')).rejects.toBeInstanceOf(RangeError);
    expect(page.control.now().getTime()).toBe(testNow + 1000);
  });
});
