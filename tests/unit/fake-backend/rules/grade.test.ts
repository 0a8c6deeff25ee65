import { describe, expect, it } from 'vitest';
import type { ExamPlan, PlannedQuestion } from '../../../../fake-backend/rules/exam/exam-plan.ts';
import { grade, type TakenExam } from '../../../../fake-backend/rules/exam/grade.ts';

const question = (id: string, more: Partial<PlannedQuestion>): PlannedQuestion => ({
  id,
  no: 1,
  kind: 'choice',
  unit: 'U1',
  html: '',
  options: [],
  key: 'A',
  keywords: [],
  maxLength: null,
  maxKb: null,
  ...more,
});

const exam = (
  kind: ExamPlan['kind'],
  questions: readonly PlannedQuestion[],
  values: Readonly<Record<string, string>>,
  ticks: Readonly<Record<string, boolean>> = {},
): TakenExam => ({
  plan: {
    id: 'e',
    kind,
    type: null,
    minutes: 60,
    submitAllowed: true,
    questions,
    instructions: null,
    scenario: null,
    steps: [],
    units:
      kind === 'observation'
        ? [
            {
              code: 'U1',
              title: '',
              elements: [{ id: 'U1.1', title: '', criteria: [{ id: 'U1.1.1', text: '', benchmark: '' }] }],
            },
          ]
        : [],
  },
  answers: new Map(
    Object.entries(values).map(([id, value]) => {
      const version = { value, doubtful: false, revision: 1, device: 'd', answered_at: '2026-03-10T02:00:00Z' };
      const file = kind === 'demonstration' ? { id: value, uploaded_at: '2026-03-10T02:00:00Z' } : null;
      return [id, { current: version, file }];
    }),
  ),
  ticks: new Map(Object.entries(ticks)),
  started: true,
});

const five = ['1', '2', '3', '4', '5'].map((id) => question(id, {}));
const right = (count: number) => Object.fromEntries(five.slice(0, count).map(({ id }) => [id, 'A']));

describe('the grade of a unit', () => {
  it('by a written exam is competent from 60 % on', () => {
    expect(grade([exam('written', five, right(3))], ['U1'])).toMatchObject([
      { competent: true, note: null, methods: [{ method: 'written', competent: true }] },
    ]);
    expect(grade([exam('written', five, right(2))], ['U1'])).toMatchObject([
      { competent: false, note: expect.stringContaining('tertulis') },
    ]);
  });

  it('counts both types of a written exam together', () => {
    expect(grade([exam('written', five, right(5)), exam('written', five, right(1))], ['U1'])[0]?.competent).toBe(true);
  });

  it('by an essay asks for its words and some length', () => {
    const essay = question('1', { kind: 'essay', key: null, keywords: ['cadangan', 'uji', 'catat'] });
    const long = 'Saya selalu membuat CADANGAN data sebelum mengubah apa pun di server.';
    const graded = (value: string) => grade([exam('essay', [essay], { '1': value })], ['U1'])[0]?.competent;
    expect(graded(long)).toBe(true);
    expect(graded('cadangan')).toBe(false);
    expect(graded('x'.repeat(200))).toBe(false);
  });

  it('by an observation fails on a criterion that was judged so, not on one that was not seen', () => {
    const observed = (ticks: Readonly<Record<string, boolean>>) =>
      grade([exam('observation', [], {}, ticks)], ['U1'])[0]?.competent;
    expect(observed({})).toBe(true);
    expect(observed({ 'U1.1.1': true })).toBe(true);
    expect(observed({ 'U1.1.1': false })).toBe(false);
  });

  it('by a demonstration asks for each file', () => {
    const tasks = ['1', '2'].map((id) => question(id, { kind: 'upload', key: null }));
    expect(grade([exam('demonstration', tasks, { '1': 'F1', '2': 'F2' })], ['U1'])[0]?.competent).toBe(true);
    expect(grade([exam('demonstration', tasks, { '1': 'F1' })], ['U1'])[0]?.competent).toBe(false);
  });

  it.each([
    ['written', five, 'ujian tertulis'],
    ['essay', [question('1', { kind: 'essay', key: null })], 'ujian esai'],
    ['observation', [], 'observasi'],
    ['demonstration', [question('1', { kind: 'upload', key: null })], 'demonstrasi'],
  ] as const)('is not competent by an exam that was never started: %s', (kind, questions, called) => {
    expect(grade([{ ...exam(kind, questions, {}), started: false }], ['U1'])).toMatchObject([
      { competent: false, note: `Belum kompeten: ${called} belum diikuti.`, methods: [{ competent: false }] },
    ]);
  });

  it('is not competent where one of two written exams was never started, however good the other is', () => {
    const missed = { ...exam('written', [question('6', {})], {}), started: false };
    expect(grade([exam('written', five, right(5)), missed], ['U1'])[0]?.competent).toBe(false);
    expect(grade([exam('written', five, right(5)), missed], ['U2'])[0]?.competent).toBe(true);
  });

  it('is competent where nothing was asked, and only by all methods where several were', () => {
    const exams = [exam('written', five, right(5)), exam('observation', [], {}, { 'U1.1.1': false })];
    expect(grade(exams, ['U1', 'U2'])).toMatchObject([
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
