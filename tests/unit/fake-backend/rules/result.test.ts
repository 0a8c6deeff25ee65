import { describe, expect, it } from 'vitest';
import { schemeSeeds } from '../../../../fake-backend/database/seed/schemes.ts';
import { bankOf } from '../../../../fake-backend/questions/bank-of.ts';
import { plansOf } from '../../../../fake-backend/questions/plans-of.ts';
import { assessmentMethods } from '../../../../fake-backend/rules/assessment-methods.ts';
import {
  certificateStatusOf,
  comparedNumber,
  namedDocument,
  newCertificate,
} from '../../../../fake-backend/rules/certificate.ts';
import type { ExamPlan, PlannedQuestion } from '../../../../fake-backend/rules/exam/exam-plan.ts';
import { grade, type TakenExam } from '../../../../fake-backend/rules/exam/grade.ts';
import { newResult, reassessedResult, type UnitDecision } from '../../../../fake-backend/rules/result.ts';
import { aPlan, aQuestion } from './exam-plans.ts';

const unit = (code: string) => ({ code, title: `Unit ${code}`, standard: '', elements: [] });
const scheme = {
  units: [unit('A'), unit('B')],
  methods: ['Pertanyaan tertulis', 'Wawancara', 'Pertanyaan lisan', 'Verifikasi portofolio', 'Doa'],
};
const written = { id: 'tertulis', kind: 'written', units: [], questions: [{ unit: 'A' }, { unit: 'B' }] };
const plans = [written] as unknown as readonly ExamPlan[];
const decidedAt = '2026-03-10T09:00:00+07:00';
const decided = (units: readonly UnitDecision[], note?: string) =>
  newResult({ id: 'TRX-1', scheme, plans, units, decidedAt, ...(note === undefined ? {} : { note }) });
const notCompetent = (...codes: string[]) => decided(codes.map((code) => ({ code, competent: false })));
const lacking = 'Bukti belum cukup untuk seluruh kriteria unjuk kerja unit ini.';

describe('a result', () => {
  it('is competent unless something else is decided, by each exam of the unit and each other agreed method once', () => {
    const methods = ['written', 'interview', 'oral', 'portfolio'].map((method) => ({ method, competent: true }));
    expect(decided([])).toMatchObject({
      assessed_by: null,
      competent: true,
      decided_at: decidedAt,
      units: ['A', 'B'].map((code) => ({ code, title: `Unit ${code}`, competent: true, methods, note: null })),
      note: 'Kompeten pada seluruh unit.',
      acknowledged: null,
    });
  });

  it('is not yet competent when one unit is not, and names the unit and the next step', () => {
    const result = notCompetent('B');
    expect(result).toMatchObject({ competent: false, follow_up: 'Ikuti asesmen ulang untuk unit: Unit B.' });
    expect(result.units).toMatchObject([
      { competent: true, note: null },
      { competent: false, note: lacking },
    ]);
    expect(notCompetent('A', 'B').note).toBe('Belum kompeten pada unit Unit A; Unit B.');
  });

  it.each([
    [undefined, [true, true, true, false]],
    [[{ method: 'written', competent: false }], [false, true, true, true]],
  ] as const)(
    'attributes a unit that is not yet competent to its last method, or to the result of the exams: %j',
    (methods, expected) => {
      const result = decided([{ code: 'B', competent: false, ...(methods && { methods }) }]);
      expect(result.units[1]?.methods.map(({ competent }) => competent)).toEqual(expected);
    },
  );

  it('changes after a reassessment only in the units of the appeal, which may confirm it, and must be acknowledged', () => {
    const acknowledged = { image: 'data:image/png;base64,AA==', signed_at: decidedAt };
    const reassessed = (units: readonly UnitDecision[]) =>
      reassessedResult(
        { ...notCompetent('A', 'B'), acknowledged },
        { units: ['B'], assessor: 'MET.1' },
        { units, decidedAt: '2026-03-12T09:00:00+07:00' },
      );
    const result = reassessed([]);
    expect(result).toMatchObject({
      competent: false,
      assessed_by: 'MET.1',
      decided_at: '2026-03-12T09:00:00+07:00',
      note: 'Belum kompeten pada unit Unit A.',
      acknowledged: null,
    });
    expect(result.units).toMatchObject([
      { competent: false, note: lacking },
      { competent: true, note: 'Dinyatakan kompeten pada penilaian ulang setelah banding.' },
    ]);
    expect(result.units[1]?.methods.every(({ competent }) => competent)).toBe(true);
    expect(reassessed([{ code: 'B', competent: false, note: 'Tetap kurang.' }]).units).toMatchObject([
      { note: lacking },
      { competent: false, note: 'Tetap kurang.' },
    ]);
  });
});

describe.each(schemeSeeds.map((each) => [each.slug, each] as const))('a result of %s', (_, each) => {
  const { units } = newResult({ id: 'TRX-1', scheme: each, plans: plansOf(each), units: [], decidedAt });
  const agreed = new Set(each.methods.map((title) => assessmentMethods[title]?.assessedBy));

  it('finds nobody competent by a method that was not agreed', () => {
    expect(units.flatMap(({ methods }) => methods).filter(({ method }) => !agreed.has(method))).toEqual([]);
  });

  it('claims an observation only of units that are observed, and a demonstration only of units with a task', () => {
    const { observation, demonstration } = bankOf(each);
    const seen = {
      observation: observation.units.map(({ code }) => code),
      demonstration: demonstration.tasks.map(({ unit }) => unit),
    };
    for (const kind of ['observation', 'demonstration'] as const) {
      const claimed = units
        .filter(({ methods }) => methods.some(({ method }) => method === kind))
        .map(({ code }) => code);
      expect(claimed.filter((code) => !seen[kind].includes(code))).toEqual([]);
    }
  });
});

describe('a grade', () => {
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

  it('a unit without questions is competent, and one with several exams and methods only by all of them', () => {
    const missed = { ...exam('written', [aQuestion({ id: '6', key: 'A' })]), started: false };
    expect(grade([written(5), missed], ['U1', 'U2']).map(({ competent }) => competent)).toEqual([false, true]);
    const [both, nothing] = grade([written(5), seen(false)], ['U1', 'U2']);
    expect(both).toMatchObject({ competent: false, methods: [{ competent: true }, { competent: false }] });
    expect(both?.methods?.map(({ method }) => method)).toEqual(['written', 'observation']);
    expect(nothing).toMatchObject({ competent: true, methods: [] });
  });
});

const issued = (day: string, id = 'TRX-2026-000171') =>
  newCertificate({ id, holder: 'Gita Contoh', schemeId: 'SKM-07', issuedAt: `${day}T09:00:00+07:00` });

it('a certificate number has its scheme, its purchase and its year, with at most seven digits', () => {
  const numbers = (id: string) => {
    const { number, register_number } = issued('2026-03-10', id);
    return [number, register_number];
  };
  expect(numbers('TRX-2026-000171')).toEqual(['CONTOH 62010 2513 7 0000171 2026', 'CONTOH 1483 000171 2026']);
  expect(numbers('TRX-123456789')[0]).toBe('CONTOH 62010 2513 7 3456789 2026');
  expect(numbers('besar')[0]).toBe('CONTOH 62010 2513 7 0000000 2026');
  expect(numbers('besar-42')[1]).toBe('CONTOH 1483 00042 2026');
});

it.each([
  ['2026-03-10', '2029-03-10'],
  ['2024-02-29', '2027-02-28'],
  ['2025-02-28', '2028-02-28'],
  ['2025-01-29', '2028-01-29'],
])('a certificate of %s is valid until %s', (day, last) => {
  expect(issued(day).valid_until).toBe(`${last}T23:59:59+07:00`);
});

it('a certificate is found in any notation of its number', () => {
  expect(comparedNumber(' contoh-62010/2513 7 0000171 2026')).toBe('CONTOH620102513700001712026');
});

it('a certificate is signed while its stage is open', () => {
  expect(certificateStatusOf(issued('2026-03-10'), { status: 'locked' })).toBe('ready');
  for (const status of ['open', 'submitted'] as const)
    expect(certificateStatusOf(undefined, { status })).toBe('signing');
  for (const status of ['locked', 'done'] as const)
    expect(certificateStatusOf(undefined, { status })).toBe('not_ready');
  expect(certificateStatusOf(undefined, undefined)).toBe('not_ready');
});

it.each([
  ['CERT-TRX-1', { kind: 'certificate', trxId: 'TRX-1' }],
  ['APPEAL-TRX-1', { kind: 'appeal', trxId: 'TRX-1' }],
  ['RECEIPT-TRX-1', { kind: 'receipt', trxId: 'TRX-1' }],
  ['CERT-', null],
  ['XCERT-TRX-1', null],
  ['', null],
])('the file id %j names %j', (id, named) => {
  expect(namedDocument(id)).toEqual(named);
});
