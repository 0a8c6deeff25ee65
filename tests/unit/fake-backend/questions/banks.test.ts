import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { SchemeRow } from '../../../../fake-backend/database/rows.ts';
import { massSchemes } from '../../../../fake-backend/database/seed/mass-schemes.ts';
import type { SchemeSeed } from '../../../../fake-backend/database/seed/schemes.ts';
import { schemeSeeds } from '../../../../fake-backend/database/seed/schemes.ts';
import { type QuestionBank, questionBank, questionsIn } from '../../../../fake-backend/questions/bank.ts';
import { bankOf } from '../../../../fake-backend/questions/bank-of.ts';
import { genericBank } from '../../../../fake-backend/questions/generic-bank.ts';
import { htmlFaults } from '../../../../fake-backend/questions/html-faults.ts';
import { isRight } from '../../../../fake-backend/rules/exam/grade.ts';
import { practiceQuestions } from '../../../../src/ui/exam/rehearsal/practice-questions.ts';
import { aPlan, aQuestion } from '../rules/exam-plans.ts';

const letters = ['A', 'B', 'C', 'D', 'E'];
const folder = 'fake-backend/data/questions';
const rated = (seed: SchemeSeed): SchemeRow => ({ ...seed, rating: 0, review_count: 0 });
const schemes = schemeSeeds.map(rated);
const [first] = schemes as [SchemeRow];
const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
const written = files.map((file): [SchemeRow, QuestionBank] => {
  const scheme = schemes.find(({ slug }) => `${slug}.json` === file);
  if (!scheme) throw new Error(`${file} has the name of no scheme`);
  return [scheme, bankOf(scheme)];
});
const generic = [...schemes, ...massSchemes()].map((scheme): [SchemeRow, QuestionBank] => [
  scheme,
  genericBank(scheme),
]);
const named = (cases: [SchemeRow, QuestionBank][]) =>
  cases.map(([scheme, bank]) => ({ title: scheme.title, scheme, bank }));

const htmlOf = (bank: QuestionBank): string[] => [
  ...questionsIn(bank).map(({ html }) => html),
  ...bank.choices.flatMap(({ options }) => options),
  bank.observation.task,
  bank.demonstration.instructions,
  bank.demonstration.scenario,
];
const imagesOf = (bank: QuestionBank): string[] => htmlOf(bank).flatMap((html) => html.match(/<img\b[^>]*>/g) ?? []);
const wordsOf = (html: string): number =>
  html
    .replace(/<[^>]*>/g, ' ')
    .split(/\s+/)
    .filter(Boolean).length;

function unclosedIn(drawing: string): string[] {
  const open: string[] = [];
  for (const [tag, name = ''] of drawing.matchAll(/<(\/?[a-z]+)\b[^>]*>/g)) {
    if (tag.endsWith('/>')) continue;
    if (!name.startsWith('/')) open.push(name);
    else if (open.pop() !== name.slice(1)) open.push(`wrong ${tag}`);
  }
  return open;
}

describe.each(named([...written, ...generic]))('the bank of $title', ({ scheme, bank }) => {
  it('fits the schema', () => {
    expect(questionBank.safeParse(bank).error).toBeUndefined();
  });

  it('covers every unit of its scheme and no other', () => {
    const units = new Map(scheme.units.map((unit) => [unit.code, unit]));
    const tested = [...bank.choices, ...bank.statements].map(({ unit }) => unit);
    for (const code of units.keys()) expect(tested.filter((unit) => unit === code).length).toBeGreaterThanOrEqual(2);
    for (const { unit } of questionsIn(bank)) expect(units.has(unit)).toBe(true);
    for (const { code, elements } of bank.observation.units) {
      const titles = units.get(code)?.elements.map((element) => element.title);
      for (const element of elements) expect(titles).toContain(element.title);
    }
  });

  it('has a model answer to every essay question, which the grading accepts', () => {
    for (const seed of bank.essays) {
      const question = aQuestion({ kind: 'essay', ...seed });
      const current = { value: seed.answer, doubtful: false, revision: 1, device: 'd', answered_at: '' };
      const answers = new Map([[question.id, { current, file: null }]]);
      const taken = { plan: aPlan({ questions: [question] }), started: true, answers, ticks: new Map() };
      expect(isRight(taken, question), seed.html).toBe(true);
    }
  });
});

describe.each(named(written))('the written bank of $title', ({ bank }) => {
  it('has thirty questions with five options, and the length of an option does not reveal the key', () => {
    expect(bank.choices.length).toBeGreaterThanOrEqual(30);
    const striking = bank.choices.filter(({ options, key }) => {
      expect(options).toHaveLength(5);
      const right = options[letters.indexOf(key)] ?? '';
      return options.every((option) => option === right || option.length * 1.2 < right.length);
    });
    expect(striking.length / bank.choices.length).toBeLessThan(0.2);
  });

  it('has at least three pictures, each with a text, a long case and a table', () => {
    const images = imagesOf(bank);
    expect(images.length).toBeGreaterThanOrEqual(3);
    for (const image of images) {
      const drawing = decodeURIComponent(image.replace(/^.*src="data:image\/svg\+xml,|">$/g, ''));
      expect(drawing).toMatch(/^<svg [^>]*viewBox="0 0 \d+ \d+"[^>]*>.*<\/svg>$/s);
      expect(unclosedIn(drawing)).toEqual([]);
    }
    expect(bank.choices.some(({ html }) => wordsOf(html) >= 250)).toBe(true);
    expect(htmlOf(bank).join('')).toContain('<table>');
  });
});

const spoiled: readonly [string, RegExp, (bank: QuestionBank) => void][] = [
  ['a misspelt name', /choices\[1\]/, ({ choices }) => Object.assign(choices[1] ?? {}, { kunci: 'A' })],
  ['a key beyond the options', /bukan salah satu/, ({ choices }) => choices.map(({ options }) => options.splice(3))],
  [
    'the same option twice',
    /hanya sekali/,
    ({ choices }) => choices[1]?.options.splice(0, 1, choices[1].options[1] ?? ''),
  ],
  ['an empty option', /kosong/, ({ choices }) => choices[1]?.options.splice(0, 1, '')],
  ['one letter for most keys', /40 %/, ({ choices }) => choices.map((each) => Object.assign(each, { key: 'A' }))],
  ['only true statements', /25 %/, ({ statements }) => statements.map((each) => Object.assign(each, { key: 'benar' }))],
  [
    'the same question twice',
    /soal hanya sekali/,
    ({ choices }) => Object.assign(choices[1] ?? {}, { html: choices[0]?.html }),
  ],
  ['too few questions', /Sedikitnya 10/, ({ choices }) => choices.splice(9)],
  ['an answer of one word', /kalimat/, ({ essays }) => Object.assign(essays[0] ?? {}, { answer: 'Ya.' })],
  [
    'HTML in a plain text',
    /tanpa HTML/,
    ({ demonstration: { steps } }) => Object.assign(steps[0] ?? {}, { title: '<b>a' }),
  ],
  ['too few criteria', /3 kriteria/, ({ observation: { units } }) => units[0]?.elements.splice(0)],
  ...(
    [
      ['<script>a()</script>', /tidak dikenal/],
      ['<p onclick="a()">a</p>', /tidak dikenal/],
      ['<p>a', /tidak ditutup/],
      ['<p><em>a</p></em>', /salah tempat/],
      ['<p>1 < 2</p>', /&lt;/],
      ['<p>R&B</p>', /&amp;/],
      ['<img alt="Gambar" width="1" height="1" src="pictures/stack.svg">', /tidak dikenal/],
      ['<img alt="Gambar yang tidak ada di folder" width="1" height="1" src="pictures/no.svg">', /tidak dikenal/],
    ] as const
  ).map(([html, told]): (typeof spoiled)[number] => [
    html,
    told,
    ({ choices }) => Object.assign(choices[1] ?? {}, { html }),
  ]),
];

it.each(spoiled)('a bank is refused for %s, with the place', (_, told, spoil) => {
  const bank = structuredClone(written[0]?.[1] as QuestionBank);
  spoil(bank);
  const { error } = questionBank.safeParse(bank);
  expect(error && z.prettifyError(error)).toMatch(told);
});

it('every picture of the folder is shown in a question', () => {
  const shown = files.map((file) => readFileSync(`${folder}/${file}`, 'utf8')).join('');
  for (const name of readdirSync(`${folder}/pictures`)) expect(shown).toContain(`pictures/${name}`);
});

describe('the generic bank', () => {
  it.each(named(generic))('is valid, and always the same: $title', ({ scheme, bank }) => {
    expect(genericBank(scheme)).toEqual(bank);
    const criteriaOf = (code: string, title = '') =>
      scheme.units.find((unit) => unit.code === code)?.elements.find((element) => element.title === title)?.criteria ??
      [];
    for (const { unit, html, key } of bank.statements) {
      const [, element, , criterion] = /<strong>(.*?)<\/strong>.*<strong>(.*?)<\/strong>.*“(.*?)”/.exec(html) ?? [];
      expect(criteriaOf(unit, element).includes(criterion ?? '')).toBe(key === 'benar');
    }
    for (const { unit, html, options, key } of bank.choices) {
      const [, element] = /dari elemen <strong>(.*?)<\/strong>/.exec(html) ?? [];
      const own = options.filter((option) => criteriaOf(unit, element).includes(option));
      expect(own).toEqual(element === undefined ? [] : [options[letters.indexOf(key)]]);
    }
  });

  it('escapes the texts of the scheme', () => {
    const [opening, ...others] = first.units;
    const hostile = '<img src=x onerror="a()"> & <b>';
    const elements = (opening?.elements ?? []).map((element) => ({ ...element, title: `${hostile} ${element.no}` }));
    const units = [{ code: 'X', standard: '', title: hostile, elements }, ...others];
    const bank = genericBank({ ...first, title: hostile, field_name: hostile, units });
    for (const html of htmlOf(bank)) expect(htmlFaults(html), html).toEqual([]);
    expect(imagesOf(bank)).toEqual([]);
  });

  it('is empty for a scheme without units, and asks for no element when there is only one', () => {
    const of = (units: SchemeRow['units']) => genericBank({ ...first, units });
    expect(of([])).toMatchObject({ choices: [], statements: [], essays: [] });
    const elements = [{ no: 1, title: 'Satu', criteria: ['Kriteria.'], sample: true }];
    const single = of([{ code: 'X', standard: '', title: 'Unit', elements }]);
    expect(single).toMatchObject({ choices: [], statements: [{ key: 'benar' }] });
  });
});

it('the rehearsal has one well-formed, numbered question of each kind', () => {
  expect(practiceQuestions.map(({ no, kind }) => [no, kind])).toEqual([
    [1, 'choice'],
    [2, 'choice'],
    [3, 'essay'],
  ]);
  for (const { html } of practiceQuestions) expect(htmlFaults(html)).toEqual([]);
});
