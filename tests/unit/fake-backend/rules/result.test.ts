import { describe, expect, it } from 'vitest';
import { newResult, reassessedResult, type UnitDecision } from '../../../../fake-backend/rules/result.ts';

const unit = (code: string) => ({ code, title: `Unit ${code}`, standard: '', elements: [] });
const scheme = {
  units: [unit('A'), unit('B')],
  methods: ['Pertanyaan tertulis', 'Wawancara', 'Pertanyaan lisan', 'Verifikasi portofolio', 'Doa'],
};
const decidedAt = '2026-03-10T09:00:00+07:00';
const decided = (units: readonly UnitDecision[], note?: string) =>
  newResult({ id: 'TRX-1', scheme, units, decidedAt, ...(note === undefined ? {} : { note }) });
const notCompetent = (...codes: string[]) => decided(codes.map((code) => ({ code, competent: false })));
const lacking = 'Bukti belum cukup untuk seluruh kriteria unjuk kerja unit ini.';

describe('a result', () => {
  it('is competent unless something else is decided, by each method of the scheme once', () => {
    const methods = ['written', 'oral', 'portfolio'].map((method) => ({ method, competent: true }));
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
    [undefined, [true, true, false]],
    [[{ method: 'written', competent: false }], [false, true, true]],
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
