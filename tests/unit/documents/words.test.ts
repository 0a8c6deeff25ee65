import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

/** One word for one thing on screen: what is refused, and what is said in its place (glossary: Words on screen). */
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

/** Questions of exams speak as their authors do, and what the specification words is kept to the letter. */
const asSpecified = ['Terjadi kesalahan. Silahkan coba lagi.'];
const isQuestion = (file: string) => file.includes(`fake-backend${path.sep}questions`);
/** Names of places, one of which is Berkas. */
const isRegion = (file: string) => file.includes(`seed${path.sep}regions${path.sep}`);

const sources = ['src', 'fake-backend', 'public', 'scripts'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(ts|tsx|mjs|txt|json|html)$/.test(file))
    .map((file) => path.join(folder, file)),
);

/** Addresses are not read by people. */
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
