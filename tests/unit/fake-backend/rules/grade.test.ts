import { describe, expect, it } from 'vitest';
import type { ExamPlan, PlannedQuestion } from '../../../../fake-backend/rules/exam/exam-plan.ts';
import { grade, type TakenExam } from '../../../../fake-backend/rules/exam/grade.ts';
import { aPlan, aQuestion } from './exam-plans.ts';

const criterion = { id: 'U1.1.1', text: '', benchmark: '' };
const observed = [{ code: 'U1', title: '', elements: [{ id: 'U1.1', title: '', criteria: [criterion] }] }];

const exam = (
  kind: ExamPlan['kind'],
  questions: readonly PlannedQuestion[],
  values: Readonly<Record<string, string>> = {},
  ticks: Readonly<Record<string, boolean>> = {},
): TakenExam => ({
  plan: aPlan({ kind, questions, units: kind === 'observation' ? observed : [] }),
  answers: new Map(
    Object.entries(values).map(([id, value]) => {
      const current = { value, doubtful: false, revision: 1, device: 'd', answered_at: '2026-03-10T02:00:00Z' };
      const file = kind === 'demonstration' ? { id: value, uploaded_at: '2026-03-10T02:00:00Z' } : null;
      return [id, { current, file }];
    }),
  ),
  ticks: new Map(Object.entries(ticks)),
  started: true,
});

const five = ['1', '2', '3', '4', '5'].map((id) => aQuestion({ id, key: 'A' }));
const written = (right: number) =>
  exam('written', five, Object.fromEntries(five.slice(0, right).map(({ id }) => [id, 'A'])));
const essay = aQuestion({ id: '1', kind: 'essay', keywords: ['cadangan', 'uji', 'catat'] });
const tasks = ['1', '2'].map((id) => aQuestion({ id, kind: 'upload' }));
const seen = (ticks: Readonly<Record<string, boolean>>) => exam('observation', [], {}, ticks);
const long = 'Saya selalu membuat CADANGAN data sebelum mengubah apa pun di server.';

describe('the grade of a unit', () => {
  it.each<[string, readonly TakenExam[], boolean]>([
    ['60 % of a written exam', [written(3)], true],
    ['less than 60 % of a written exam', [written(2)], false],
    ['60 % of both types of a written exam together', [written(5), written(1)], true],
    ['an essay of some length with one of its words', [exam('essay', [essay], { '1': long })], true],
    ['an essay of one word', [exam('essay', [essay], { '1': 'cadangan' })], false],
    ['an essay without its words', [exam('essay', [essay], { '1': 'x'.repeat(200) })], false],
    ['an observation of which nothing was judged', [seen({})], true],
    ['an observation that was judged well', [seen({ 'U1.1.1': true })], true],
    ['an observation with a criterion that was not met', [seen({ 'U1.1.1': false })], false],
    ['each file of a demonstration', [exam('demonstration', tasks, { '1': 'F1', '2': 'F2' })], true],
    ['one of two files of a demonstration', [exam('demonstration', tasks, { '1': 'F1' })], false],
  ])('for %s', (_, exams, competent) => {
    expect(grade(exams, ['U1'])[0]?.competent).toBe(competent);
  });

  it.each([
    ['written', five, 'ujian tertulis'],
    ['essay', [essay], 'ujian esai'],
    ['observation', [], 'observasi'],
    ['demonstration', tasks, 'demonstrasi'],
  ] as const)('is not competent by an exam that was never started: %s', (kind, questions, called) => {
    expect(grade([{ ...exam(kind, questions), started: false }], ['U1'])).toMatchObject([
      { competent: false, note: `Belum kompeten: ${called} belum diikuti.`, methods: [{ competent: false }] },
    ]);
  });

  it('is not competent where one of two written exams was never started, however good the other is', () => {
    const missed = { ...exam('written', [aQuestion({ id: '6', key: 'A' })]), started: false };
    expect(grade([written(5), missed], ['U1', 'U2']).map(({ competent }) => competent)).toEqual([false, true]);
  });

  it('is competent where nothing was asked, and only by all methods where several were', () => {
    expect(grade([written(5), seen({ 'U1.1.1': false })], ['U1', 'U2'])).toMatchObject([
      {
        competent: false,
        methods: [
          { method: 'written', competent: true },
          { method: 'observation', competent: false },
        ],
      },
      { competent: true, methods: [] },
    ]);
  });
});
