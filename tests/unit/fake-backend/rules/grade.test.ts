import { expect, it } from 'vitest';
import type { ExamPlan, PlannedQuestion } from '../../../../fake-backend/rules/exam/exam-plan.ts';
import { grade, type TakenExam } from '../../../../fake-backend/rules/exam/grade.ts';
import { aPlan, aQuestion } from './exam-plans.ts';

const criterion = { id: 'U1.1.1', text: '', benchmark: '' };
const observed = [{ code: 'U1', title: '', elements: [{ id: 'U1.1', title: '', criteria: [criterion] }] }];
const answered_at = '2026-03-10T02:00:00Z';

const exam = (
  kind: ExamPlan['kind'],
  questions: readonly PlannedQuestion[],
  values: Readonly<Record<string, string>> = {},
): TakenExam => ({
  plan: aPlan({ kind, questions, units: kind === 'observation' ? observed : [] }),
  answers: new Map(
    Object.entries(values).map(([id, value]) => {
      const current = { value, doubtful: false, revision: 1, device: 'd', answered_at };
      return [id, { current, file: kind === 'demonstration' ? { id: value, uploaded_at: answered_at } : null }];
    }),
  ),
  ticks: new Map(),
  started: true,
});

const five = ['1', '2', '3', '4', '5'].map((id) => aQuestion({ id, key: 'A' }));
const written = (right: number) =>
  exam('written', five, Object.fromEntries(five.slice(0, right).map(({ id }) => [id, 'A'])));
const essay = aQuestion({ id: '1', kind: 'essay', keywords: ['cadangan', 'uji', 'catat'] });
const tasks = ['1', '2'].map((id) => aQuestion({ id, kind: 'upload' }));
const seen = (...met: boolean[]) => ({
  ...exam('observation', []),
  ticks: new Map(met.map((each) => [criterion.id, each])),
});
const long = 'Saya selalu membuat CADANGAN data sebelum mengubah apa pun di server.';

it.each<[string, readonly TakenExam[], boolean]>([
  ['60 % of a written exam', [written(3)], true],
  ['less than 60 % of a written exam', [written(2)], false],
  ['60 % of both types of a written exam together', [written(5), written(1)], true],
  ['an essay of some length with one of its words', [exam('essay', [essay], { '1': long })], true],
  ['an essay of one word', [exam('essay', [essay], { '1': 'cadangan' })], false],
  ['an essay without its words', [exam('essay', [essay], { '1': 'x'.repeat(200) })], false],
  ['an observation without a verdict', [seen()], true],
  ['an observation that was judged well', [seen(true)], true],
  ['an observation with a criterion that was not met', [seen(false)], false],
  ['each file of a demonstration', [exam('demonstration', tasks, { '1': 'F1', '2': 'F2' })], true],
  ['one of two files of a demonstration', [exam('demonstration', tasks, { '1': 'F1' })], false],
])('the grade of a unit for %s', (_, exams, competent) => {
  expect(grade(exams, ['U1'])[0]?.competent).toBe(competent);
});

it.each([
  ['written', five, 'ujian tertulis'],
  ['essay', [essay], 'ujian esai'],
  ['observation', [], 'observasi'],
  ['demonstration', tasks, 'demonstrasi'],
] as const)('an exam that was never started does not make a unit competent: %s', (kind, questions, called) => {
  expect(grade([{ ...exam(kind, questions), started: false }], ['U1'])).toMatchObject([
    { competent: false, note: `Belum kompeten: ${called} belum diikuti.`, methods: [{ competent: false }] },
  ]);
});

it('a unit without questions is competent, and one with several exams and methods only by all of them', () => {
  const missed = { ...exam('written', [aQuestion({ id: '6', key: 'A' })]), started: false };
  expect(grade([written(5), missed], ['U1', 'U2']).map(({ competent }) => competent)).toEqual([false, true]);
  const [both, nothing] = grade([written(5), seen(false)], ['U1', 'U2']);
  expect(both).toMatchObject({ competent: false, methods: [{ competent: true }, { competent: false }] });
  expect(both?.methods?.map(({ method }) => method)).toEqual(['written', 'observation']);
  expect(nothing).toMatchObject({ competent: true, methods: [] });
});
