import { describe, expect, it } from 'vitest';
import { newResult, reassessedResult, type UnitDecision } from '../../../../fake-backend/rules/result.ts';

const unit = (code: string) => ({ code, title: `Unit ${code}`, standard: '', elements: [] });
const scheme = {
  units: [unit('A'), unit('B')],
  methods: ['Pertanyaan tertulis', 'Wawancara', 'Pertanyaan lisan', 'Verifikasi portofolio', 'Doa'],
};
const decided = (units: readonly UnitDecision[], note?: string, methods: readonly string[] = scheme.methods) =>
  newResult({
    id: 'TRX-1',
    scheme: { ...scheme, methods: [...methods] },
    units,
    decidedAt: '2026-03-10T09:00:00+07:00',
    ...(note === undefined ? {} : { note }),
  });
const methodsOf = (units: readonly UnitDecision[], place = 1) =>
  decided(units).units[place]?.methods.map(({ method, competent }) => `${method} ${competent}`);
const lacking = 'Bukti belum cukup untuk seluruh kriteria unjuk kerja unit ini.';

describe('a result', () => {
  it('is competent where nothing else is decided, by each method of the scheme once', () => {
    const methods = ['written', 'oral', 'portfolio'].map((method) => ({ method, competent: true }));
    expect(decided([])).toEqual({
      id: 'TRX-1',
      assessed_by: null,
      competent: true,
      decided_at: '2026-03-10T09:00:00+07:00',
      units: ['A', 'B'].map((code) => ({ code, title: `Unit ${code}`, competent: true, methods, note: null })),
      note: 'Kompeten pada seluruh unit.',
      follow_up: 'Pelihara kompetensi Anda dan ajukan sertifikasi ulang sebelum masa berlaku sertifikat berakhir.',
      acknowledged: null,
    });
  });

  it('is not yet competent when one unit is not, and says which and what to do', () => {
    const result = decided([{ code: 'B', competent: false }]);
    expect(result).toMatchObject({
      competent: false,
      note: 'Belum kompeten pada unit Unit B.',
      follow_up: 'Ikuti asesmen ulang untuk unit: Unit B.',
    });
    expect(result.units.map(({ competent, note }) => [competent, note])).toEqual([
      [true, null],
      [false, lacking],
    ]);
    const both = decided(['A', 'B'].map((code) => ({ code, competent: false })));
    expect(both.note).toBe('Belum kompeten pada unit Unit A; Unit B.');
    expect(both.follow_up).toBe('Ikuti asesmen ulang untuk unit: Unit A; Unit B.');
  });

  it('lays a unit that is not yet competent to its last method, or to what the exams say', () => {
    expect(methodsOf([{ code: 'B', competent: false }])).toEqual(['written true', 'oral true', 'portfolio false']);
    const graded = [{ method: 'written' as const, competent: false }];
    expect(methodsOf([{ code: 'B', competent: false, methods: graded }])).toEqual([
      'written false',
      'oral true',
      'portfolio true',
    ]);
  });

  it('has the notes of the assessor where there are some', () => {
    const result = decided([{ code: 'B', competent: false, note: 'Ulangi.' }], 'Hampir.');
    expect([result.note, result.units[1]?.note]).toEqual(['Hampir.', 'Ulangi.']);
    expect(decided([{ code: 'B', competent: false, note: '' }], '').units[1]?.note).toBe(lacking);
  });

  const acknowledged = { image: 'data:image/png;base64,AA==', signed_at: '2026-03-11T09:00:00+07:00' };
  const reassessed = (units: readonly UnitDecision[]) =>
    reassessedResult(
      { ...decided(['A', 'B'].map((code) => ({ code, competent: false }))), acknowledged },
      { units: ['B'], assessor: 'MET.1' },
      { units, decidedAt: '2026-03-12T09:00:00+07:00' },
    );

  it('after a reassessment changes only in the units of the appeal, and waits to be acknowledged', () => {
    const result = reassessed([]);
    expect(result).toMatchObject({
      competent: false,
      assessed_by: 'MET.1',
      decided_at: '2026-03-12T09:00:00+07:00',
      note: 'Belum kompeten pada unit Unit A.',
      acknowledged: null,
    });
    expect(result.units.map(({ competent, note }) => [competent, note])).toEqual([
      [false, lacking],
      [true, 'Dinyatakan kompeten pada penilaian ulang setelah banding.'],
    ]);
    expect(result.units[1]?.methods.every(({ competent }) => competent)).toBe(true);
  });

  it('can be confirmed by a reassessment', () => {
    const [first, second] = reassessed([{ code: 'B', competent: false, note: 'Tetap kurang.' }]).units;
    expect([first?.note, second?.competent, second?.note]).toEqual([lacking, false, 'Tetap kurang.']);
  });
});
