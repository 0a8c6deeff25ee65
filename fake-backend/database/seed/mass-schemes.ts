import type { SchemeRow, UnitRow } from '../rows.ts';

const standard = 'SKKNI contoh';
const ordinals = ['Menyiapkan', 'Melaksanakan', 'Memeriksa', 'Melaporkan'];

const criteriaOf = (subject: string, count: number): string[] =>
  [
    `Kebutuhan ${subject} dicatat dan disepakati bersama pemberi tugas.`,
    `Langkah ${subject} dijalankan sesuai prosedur yang berlaku di tempat kerja.`,
    `Hasil ${subject} dibandingkan dengan syarat yang diminta.`,
    `Penyimpangan pada ${subject} dilaporkan beserta tindakan perbaikannya.`,
  ].slice(0, count);

const units = (count: number): UnitRow[] => {
  let made = 0;
  return Array.from({ length: count }, (_, unit) => ({
    code: `C.000000.${String(unit + 1).padStart(3, '0')}.01`,
    title: `Melaksanakan Pekerjaan Contoh ${unit + 1}`,
    standard,
    elements: Array.from({ length: unit % 3 === 0 ? 4 : 3 }, (__, index) => {
      made += 1;
      const subject = `pekerjaan contoh ${unit + 1}.${index + 1}`;
      const title = `${ordinals[index]} ${subject}`;
      return { no: index + 1, title, criteria: criteriaOf(subject, made % 4 === 0 ? 3 : 4), sample: true };
    }),
  }));
};

export const massUnits: readonly number[] = [2, 12];

export const massSchemeId = (count: number): string => `SKM-M${count}`;

export const massQuestions: readonly number[] = [30, 300];

export const examMassSchemeId = (count: number): string => `SKM-S${count}`;

export const examMassSize = (schemeId: string): number | null =>
  massQuestions.find((count) => examMassSchemeId(count) === schemeId) ?? null;

const unlistedScheme = {
  kind: 'Klaster',
  field: 'contoh',
  field_name: 'Contoh',
  standard,
  price: 0,
  requirements: [],
  rating: 0,
  review_count: 0,
  unlisted: true,
} satisfies Partial<SchemeRow>;

const examUnits = 3;

/** Schemes for performance tests of long forms and exams; hidden from the catalogue. */
export const massSchemes = (): SchemeRow[] => [
  ...massUnits.map(
    (count): SchemeRow => ({
      ...unlistedScheme,
      id: massSchemeId(count),
      slug: `contoh-${count}-unit`,
      title: `Skema Contoh ${count} Unit`,
      number: `${massSchemeId(count)}/LSP-CONTOH/UKUR`,
      description: 'Skema untuk mengukur formulir yang panjang.',
      units: units(count),
      methods: ['Observasi praktik'],
    }),
  ),
  ...massQuestions.map(
    (count): SchemeRow => ({
      ...unlistedScheme,
      id: examMassSchemeId(count),
      slug: `contoh-${count}-soal`,
      title: `Skema Contoh ${count} Soal`,
      number: `${examMassSchemeId(count)}/LSP-CONTOH/UKUR`,
      description: 'Skema untuk mengukur ujian yang panjang.',
      units: units(examUnits),
      methods: ['Pertanyaan tertulis'],
    }),
  ),
];
