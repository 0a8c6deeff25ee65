import { describe, expect, it } from 'vitest';
import { schemeSeeds } from '../../../../fake-backend/database/seed/schemes.ts';
import { bankOf } from '../../../../fake-backend/questions/bank-of.ts';
import { plansOf } from '../../../../fake-backend/questions/plans-of.ts';
import { assessmentMethods } from '../../../../fake-backend/rules/assessment-methods.ts';
import type { ExamPlan } from '../../../../fake-backend/rules/exam/exam-plan.ts';
import { newResult, reassessedResult, type UnitDecision } from '../../../../fake-backend/rules/result.ts';

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

  it('has the assessor’s notes if there are any', () => {
    const result = decided([{ code: 'B', competent: false, note: 'Ulangi.' }], 'Hampir.');
    expect([result.note, result.units[1]?.note]).toEqual(['Hampir.', 'Ulangi.']);
    expect(decided([{ code: 'B', competent: false, note: '' }], '').units[1]?.note).toBe(lacking);
  });

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

it('an interview is not recorded as oral questions, which the agreement names separately', () => {
  const interviewed = { ...scheme, methods: ['Wawancara'] };
  const [first] = newResult({ id: 'TRX-1', scheme: interviewed, plans: [], units: [], decidedAt }).units;
  expect(first?.methods).toEqual([{ method: 'interview', competent: true }]);
});
