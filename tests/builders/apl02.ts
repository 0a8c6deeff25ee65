import { type Apl02, type Apl02Unit, unsentApl02 } from '../../src/domain/apl/apl02.ts';

export const unitsOf = (...counts: readonly number[]): readonly Apl02Unit[] =>
  counts.map((count, unit) => ({
    code: `U${unit + 1}`,
    title: `Unit ${unit + 1}`,
    elements: Array.from({ length: count }, (_, index) => ({
      id: `U${unit + 1}.${index + 1}`,
      no: index + 1,
      title: `Elemen ${index + 1}`,
      criteria: ['Kriteria satu.', 'Kriteria dua.'],
    })),
  }));

export const openApl02 = (change: Partial<Apl02> = {}): Apl02 => ({
  ...unsentApl02({ trxId: 'TRX-1', candidate: 'Joko Contoh' }),
  scheme: { title: 'Skema Contoh', number: 'S-1', kind: 'KKNI' },
  assessor: { name: 'Asesor Contoh', registration: 'MET.000.000001 2019' },
  units: unitsOf(2, 2),
  ...change,
});
