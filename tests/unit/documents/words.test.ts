import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

/** Refused words and their replacements (glossary: Words on screen). */
const refused: readonly (readonly [RegExp, string])[] = [
  [/\bsurel/i, 'email'],
  [/\bberkas/i, 'file'],
  [/\bpapan (ketik|tombol)/i, 'keyboard'],
  [/\btetikus/i, 'mouse'],
  [/\bperamban/i, 'browser'],
  [/\bpeladen/i, 'server'],
  [/\bsilahkan/i, 'silakan'],
  [/\bProfile Anda\b|\bprofile anda\b/i, 'Profil'],
];

/** Exam questions keep their authors' words, and specified texts are kept literally. */
const asSpecified = ['Terjadi kesalahan. Silahkan coba lagi.'];
const isQuestion = (file: string) => file.includes(path.join('fake-backend', 'data', 'questions'));
const isRegion = (file: string) => file.includes(`seed${path.sep}regions${path.sep}`);

const sources = ['src', 'fake-backend', 'public', 'scripts'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(ts|tsx|mjs|txt|json|html)$/.test(file))
    .map((file) => path.join(folder, file)),
);

const withoutAddresses = (line: string) => line.replace(/\/storage\/berkas\b/g, '');

const wrongLines = (file: string): string[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, index) => {
      const text = asSpecified.reduce((rest, said) => rest.replace(said, ''), withoutAddresses(line));
      return refused
        .filter(([word]) => word.test(text))
        .map(([, better]) => `${file}:${index + 1} ${line.trim().slice(0, 100)} → ${better}`);
    });

describe('the words on screen', () => {
  it('are consistent in all source and seed texts', () => {
    expect(sources.length).toBeGreaterThan(500);
    expect(sources.filter((file) => !isQuestion(file) && !isRegion(file)).flatMap(wrongLines)).toEqual([]);
  });
});
