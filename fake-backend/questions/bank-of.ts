import { byName, readData } from '../data/read-data.ts';
import { examMassSize } from '../database/seed/mass-schemes.ts';
import type { SchemeSeed } from '../database/seed/schemes.ts';
import { type ChoiceSeed, type QuestionBank, questionBank } from './bank.ts';
import { genericBank } from './generic-bank.ts';

const keys = ['A', 'B', 'C', 'D', 'E'] as const;

const picture = (number: number): string => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="120"><rect width="320" height="120" fill="#dfe7f2"/><text x="24" y="70" font-size="28" font-family="sans-serif">Gambar ${number}</text></svg>`;
  return `<p><img alt="Gambar contoh ${number}" width="320" height="120" src="data:image/svg+xml;base64,${btoa(svg)}"></p>`;
};

const question = (number: number, unit: string): ChoiceSeed => ({
  unit,
  html: `<p>Soal ukur nomor ${number}. Pilihan manakah yang menyebut sisa pembagian ${number} dengan 5?</p>${number % 10 === 0 ? picture(number) : ''}`,
  options: keys.map((_, rest) => `Sisa pembagian adalah <strong>${rest}</strong>.`),
  key: keys[number % 5] ?? 'A',
});

const massBank = (scheme: SchemeSeed, count: number): QuestionBank => ({
  ...genericBank(scheme),
  statements: [],
  choices: Array.from({ length: count }, (_, index) =>
    question(index + 1, scheme.units[index % scheme.units.length]?.code ?? ''),
  ),
});

const made = new WeakMap<SchemeSeed, QuestionBank>();

const files = byName(import.meta.glob<unknown>('../data/questions/*.json', { eager: true, import: 'default' }));
const read = new Map<string, QuestionBank>();

/** The bank in `data/questions/`, if the scheme has one. It is read when first asked for, because that takes a while. */
const writtenBank = ({ slug }: SchemeSeed): QuestionBank | null => {
  if (!read.has(slug) && files.has(slug)) read.set(slug, readData(`questions/${slug}`, files.get(slug), questionBank));
  return read.get(slug) ?? null;
};

const wholeBank = (scheme: SchemeSeed): QuestionBank => {
  const size = examMassSize(scheme.id);
  return writtenBank(scheme) ?? (size === null ? genericBank(scheme) : massBank(scheme, size));
};

/** Keeps only questions about the scheme's units, because a reassessment covers only some of the units. */
const make = (scheme: SchemeSeed): QuestionBank => {
  const { choices, statements, essays, observation, demonstration } = wholeBank(scheme);
  const about = ({ unit }: { readonly unit: string }) => scheme.units.some(({ code }) => code === unit);
  return {
    choices: choices.filter(about),
    statements: statements.filter(about),
    essays: essays.filter(about),
    observation: {
      ...observation,
      units: observation.units.filter(({ code }) => about({ unit: code })),
      questions: observation.questions.filter(about),
    },
    demonstration: { ...demonstration, tasks: demonstration.tasks.filter(about) },
  };
};

export const bankOf = (scheme: SchemeSeed): QuestionBank => {
  const known = made.get(scheme);
  if (known) return known;
  const bank = make(scheme);
  made.set(scheme, bank);
  return bank;
};
