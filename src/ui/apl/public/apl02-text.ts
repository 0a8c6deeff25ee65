import type { Apl02Unit } from '../../../domain/apl/apl02.ts';
import type { ElementGap } from '../../../domain/apl/apl02-answers.ts';
import type { ChoiceOption } from '../../kit/components/choice/choice-option.ts';

export const apl02Code = 'FR.APL.02';
export const apl02Title = 'Asesmen Mandiri';

export const gapText: Readonly<Record<ElementGap, { readonly at: 'answer' | 'evidence'; readonly text: string }>> = {
  answer: { at: 'answer', text: 'Pilih K atau BK' },
  evidence: { at: 'evidence', text: 'Isi bukti dengan kata-kata atau pilih file bukti' },
  tooLong: { at: 'evidence', text: 'Bukti paling banyak 1.000 karakter' },
};

export const competenceOptions: readonly ChoiceOption[] = [
  { id: 'k', name: 'competent', value: 'K', title: 'K – Kompeten' },
  { id: 'bk', name: 'not-yet', value: 'BK', title: 'BK – Belum kompeten' },
];

export const declaration =
  'Saya menyatakan bahwa jawaban dan bukti dalam asesmen mandiri ini adalah benar dan sesuai dengan kemampuan saya.';

export const question = 'Dapatkah Saya …?';

export const atStart = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The name of each element within its unit, such as `unit 2 elemen 1`. */
export const labelsOf = (units: readonly Apl02Unit[]): ReadonlyMap<string, string> =>
  new Map(
    units.flatMap(({ elements }, unit) => elements.map(({ id, no }) => [id, `unit ${unit + 1} elemen ${no}`] as const)),
  );

export const answerFieldId = (elementId: string): string => `apl02-${elementId}`;
export const evidenceFieldId = (elementId: string): string => `apl02-${elementId}-bukti`;
export const unitHeadingId = (code: string): string => `apl02-unit-${code}`;

/** An example in the words of the scheme: titles of elements usually begin with an active verb ("Menerapkan …"). */
export const evidenceExample = (units: readonly Apl02Unit[]): string => {
  const titles = units.flatMap(({ elements }) => elements.map(({ title }) => title.trim().replace(/\.$/, '')));
  const deed = titles.find((title) => /^me\p{L}+ /iu.test(title) && title.length <= 90);
  const work = deed ? `${deed.charAt(0).toLowerCase()}${deed.slice(1)}` : 'mengerjakan pekerjaan ini';
  return `Saya ${work} sejak 2024; lihat Hasil kerja.pdf halaman 3.`;
};
