import { describe, expect, it } from 'vitest';
import type { LessonStart } from '../../../../fake-backend/scenarios/lesson-control.ts';
import { lessons } from '../../../../fake-backend/scenarios/lessons.ts';
import { openPage, type TestPage } from '../hosts/page.ts';

type Act = (page: TestPage, start: LessonStart) => Promise<unknown>;

const ofExam = (trxId: string | null) => ({ transaction_id: trxId, question_id: 'SKM-01-written-pilihan-ganda' });
const startExam: Act = async (page, { trxId }) => {
  await page.logIn('eka');
  await page.post('/api/timer/startTimer', { ...ofExam(trxId), asesi_id: '1005', is_asesi: true });
};
const answer =
  (from: number, to: number, doubtful = false, revision = 1): Act =>
  async (page, { trxId }) => {
    const { data } = (await (await page.post('/api/assessment/questions', ofExam(trxId))).json()) as {
      data: { questions: { question_detail_id: string }[] };
    };
    const answers = data.questions.slice(from, to).map(({ question_detail_id }) => ({
      question_detail_id,
      value: 'A',
      doubtful,
      revision,
      base_revision: revision - 1,
      device: 'a',
      answered_at: page.control.now().toISOString(),
    }));
    await page.post('/api/assessment/answers', { ...ofExam(trxId), action: 'save', answers });
  };
const fault = { id: 'putus', match: { path: '/api/' }, nth: 'every', action: { type: 'network-error' } } as const;
const jump =
  (stage: Parameters<TestPage['control']['jumpTo']>[1]): Act =>
  ({ control }, { trxId }) =>
    control.jumpTo(trxId ?? '', stage);
const asExaminer =
  (action: object): Act =>
  ({ control }, { trxId }) =>
    control.actAsStaff({ trxId, examId: ofExam(trxId).question_id, ...action } as never);

/**
 * For each lesson tested here, the acts that complete its steps; `done` counts the completed steps. `contract/lessons.test.ts` tests the
 * other lessons.
 */
const acts: Readonly<Record<string, readonly (readonly [Act, done: number])[]>> = {
  apl02: [[jump('exam'), 3]],
  'bantuan-ujian': [
    [startExam, 1],
    [answer(0, 3), 1],
    [answer(1, 2, true, 2), 2],
    [answer(29, 30), 3],
    [answer(1, 2, false, 3), 4],
    [(page, { trxId }) => page.post('/api/assessment/answers', { ...ofExam(trxId), action: 'submit', answers: [] }), 5],
  ],
  'ujian-jaringan-buruk': [
    [startExam, 1],
    [answer(0, 5), 2],
    [({ control }) => control.addFault(fault), 3],
    [({ control }) => control.clearFaults(), 3],
    [answer(5, 8), 4],
    [(page, { trxId }) => page.post('/api/assessment/answers', { ...ofExam(trxId), action: 'submit', answers: [] }), 5],
  ],
  'hari-asesor': [
    [startExam, 1],
    [asExaminer({ type: 'extend-exam', minutes: 10 }), 2],
    [asExaminer({ type: 'close-exam', note: 'Listrik padam.' }), 3],
    [asExaminer({ type: 'reopen-exam' }), 4],
    [jump('result'), 5],
  ],
};

const begin = async (name: string) => {
  const page = await openPage();
  const { scenario, steps } = await page.control.lesson(name);
  const { email, trxId } = await page.control.playScenario(scenario);
  const start = { name, email, trxId, since: page.control.now().toISOString() };
  await page.control.travel(60_000);
  return { page, start, steps };
};

describe('a lesson', () => {
  it.each(lessons)('“$title” has no step done at its beginning, and explains each step', async ({ name }) => {
    const { page, start, steps } = await begin(name);
    expect(await page.control.lessonProgress(start, 0)).toBe(0);
    for (const { title, hint } of steps) expect(hint.length, title).toBeGreaterThan(title.length / 2);
  });

  it.each(Object.entries(acts))('“%s” ticks each step when it has happened, and none earlier', async (name, done) => {
    const { page, start, steps } = await begin(name);
    let reached = 0;
    for (const [act, expected] of done) {
      await act(page, start);
      reached = await page.control.lessonProgress(start, reached);
      expect(reached).toBe(expected);
    }
    expect(reached).toBe(steps.length);
  });

  it('keeps a step ticked although it is undone later', async () => {
    const { page, start } = await begin('ujian-jaringan-buruk');
    expect(await page.control.lessonProgress(start, 2)).toBe(2);
  });

  it('with an unknown name is refused with the list of names', async () => {
    const { control } = await openPage();
    await expect(control.lesson('memasak')).rejects.toThrow('beli, apl01');
  });
});

describe('the ten-minute demo', () => {
  it('has no step done without an account, and ends with one that nothing ticks', async () => {
    const { control } = await openPage();
    expect((await control.demo()).map(({ closing = false }) => closing).indexOf(true)).toBe(9);
    expect(await control.demoProgress('tidak.ada@contoh.example')).toBe(0);
  });

  it('counts the steps that the account has done with its newest purchase', async () => {
    const { control } = await openPage();
    const bought = await control.playScenario('siap-beli');
    expect(await control.demoProgress(bought.email)).toBe(2);
    const { email, trxId } = await control.playScenario('siap-apl02');
    const reached = [await control.demoProgress(email)];
    for (const stage of ['exam', 'result', 'feedback', 'certificate'] as const) {
      await control.jumpTo(trxId ?? '', stage);
      if (stage === 'certificate') await control.actAsStaff({ type: 'issue-certificate', trxId: trxId ?? '' });
      reached.push(await control.demoProgress(email));
    }
    expect(reached).toEqual([5, 6, 7, 8, 9]);
  });
});
