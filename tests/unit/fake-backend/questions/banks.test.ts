import { describe, expect, it } from 'vitest';
import type { SchemeRow } from '../../../../fake-backend/database/rows.ts';
import type { SchemeSeed } from '../../../../fake-backend/database/seed/forms/sample-unit.ts';
import { massSchemes } from '../../../../fake-backend/database/seed/mass-schemes.ts';
import { digitalMarketing } from '../../../../fake-backend/database/seed/schemes/digital-marketing.ts';
import { juniorWebProgrammer } from '../../../../fake-backend/database/seed/schemes/junior-web-programmer.ts';
import { networkAdministratorMuda } from '../../../../fake-backend/database/seed/schemes/network-administrator-muda.ts';
import { schemeSeeds } from '../../../../fake-backend/database/seed/schemes.ts';
import type { QuestionBank } from '../../../../fake-backend/questions/bank.ts';
import { bankOf } from '../../../../fake-backend/questions/bank-of.ts';
import { digitalMarketingBank } from '../../../../fake-backend/questions/digital-marketing.ts';
import { genericBank } from '../../../../fake-backend/questions/generic-bank.ts';
import { juniorWebProgrammerBank } from '../../../../fake-backend/questions/junior-web-programmer.ts';
import { networkAdministratorMudaBank } from '../../../../fake-backend/questions/network-administrator-muda.ts';
import { isRight } from '../../../../fake-backend/rules/exam/grade.ts';
import { practiceQuestions } from '../../../../src/ui/exam/rehearsal/practice-questions.ts';
import { aPlan, aQuestion } from '../rules/exam-plans.ts';

const letters = ['A', 'B', 'C', 'D', 'E'];
const rated = (seed: SchemeSeed): SchemeRow => ({ ...seed, rating: 0, review_count: 0 });
const written: [SchemeRow, QuestionBank][] = [
  [rated(juniorWebProgrammer), juniorWebProgrammerBank],
  [rated(networkAdministratorMuda), networkAdministratorMudaBank],
  [rated(digitalMarketing), digitalMarketingBank],
];
const generic: [SchemeRow, QuestionBank][] = [...schemeSeeds.map(rated), ...massSchemes()].map((scheme) => [
  scheme,
  genericBank(scheme),
]);
const named = (cases: [SchemeRow, QuestionBank][]) =>
  cases.map(([scheme, bank]) => ({ title: scheme.title, scheme, bank }));

const asked = ({ choices, statements, essays, observation, demonstration }: QuestionBank) => [
  ...choices,
  ...statements,
  ...essays,
  ...observation.questions,
  ...demonstration.tasks,
];
const htmlOf = (bank: QuestionBank): string[] => [
  ...asked(bank).map(({ html }) => html),
  ...bank.choices.flatMap(({ options }) => options),
  bank.observation.task,
  bank.demonstration.instructions,
  bank.demonstration.scenario,
];
const plainOf = ({ observation, demonstration }: QuestionBank): string[] => [
  ...observation.units.flatMap(({ title, elements }) => [
    title,
    ...elements.flatMap((element) => [
      element.title,
      ...element.criteria.flatMap(({ text, benchmark }) => [text, benchmark]),
    ]),
  ]),
  ...demonstration.steps.flatMap(({ title, instruction }) => [title, instruction]),
];
const imagesOf = (bank: QuestionBank): string[] => htmlOf(bank).flatMap((html) => html.match(/<img\b[^>]*>/g) ?? []);
const wordsOf = (html: string): number =>
  html
    .replace(/<[^>]*>/g, ' ')
    .split(/\s+/)
    .filter(Boolean).length;

const allowed = new Set(
  'p br strong em code pre ul ol li table thead tbody tr th td img'.split(' ').flatMap((tag) => [tag, `/${tag}`]),
);
const single = new Set(['br', 'img']);

function faultsOf(html: string): string[] {
  const faults: string[] = [];
  const open: string[] = [];
  for (const [tag, name = ''] of html.matchAll(/<(\/?[a-z][a-z0-9]*)\b[^>]*>/gi)) {
    if (!allowed.has(name)) faults.push(`unknown ${tag}`);
    else if (single.has(name)) continue;
    else if (!name.startsWith('/')) open.push(name);
    else if (open.pop() !== name.slice(1)) faults.push(`wrong ${tag}`);
  }
  const text = html.replace(/<\/?[a-z][^>]*>/gi, ' ');
  if (/[<>]/.test(text)) faults.push('bare sign');
  if (/&(?!(?:amp|lt|gt|quot|#39);)/.test(text)) faults.push('bare ampersand');
  return [...faults, ...open.map((name) => `unclosed ${name}`)];
}

function unclosedIn(drawing: string): string[] {
  const open: string[] = [];
  for (const [tag, name = ''] of drawing.matchAll(/<(\/?[a-z]+)\b[^>]*>/g)) {
    if (tag.endsWith('/>')) continue;
    if (!name.startsWith('/')) open.push(name);
    else if (open.pop() !== name.slice(1)) open.push(`wrong ${tag}`);
  }
  return open;
}

const share = (keys: readonly string[], key: string) => keys.filter((each) => each === key).length / keys.length;

describe.each(named([...written, ...generic]))('the bank of $title', ({ scheme, bank }) => {
  it('has keys within various options, spread over them, and asks nothing twice', () => {
    for (const { options, key } of bank.choices) {
      expect([2, 3, 4, 5]).toContain(options.length);
      expect(letters.indexOf(key)).toBeLessThan(options.length);
      expect(new Set(options.map((option) => option.trim() || 'empty')).size).toBe(options.length);
      expect(options).not.toContain('');
    }
    const keys = bank.choices.map(({ key }) => key);
    for (const letter of letters) expect(share(keys, letter)).toBeLessThanOrEqual(0.4);
    const truths = bank.statements.map(({ key }) => key);
    expect(share(truths, 'benar')).toBeGreaterThan(0.25);
    expect(share(truths, 'benar')).toBeLessThan(0.75);
    const questions = asked(bank).map(({ html }) => html);
    expect(new Set(questions).size).toBe(questions.length);
  });

  it('covers every unit of its scheme and no other', () => {
    const units = new Map(scheme.units.map((unit) => [unit.code, unit]));
    const tested = [...bank.choices, ...bank.statements].map(({ unit }) => unit);
    for (const code of units.keys()) expect(tested.filter((unit) => unit === code).length).toBeGreaterThanOrEqual(2);
    for (const { unit } of asked(bank)) expect(units.has(unit)).toBe(true);
    for (const { code, title, elements } of bank.observation.units) {
      const own = units.get(code);
      expect(own?.title).toBe(title);
      const titles = own?.elements.map((element) => element.title);
      for (const element of elements) expect(titles).toContain(element.title);
    }
  });

  it('is well-formed and contains no script', () => {
    for (const html of htmlOf(bank)) {
      expect(faultsOf(html), html).toEqual([]);
      expect(html).not.toMatch(/<script|\bon\w+\s*=|javascript:|\sstyle=/i);
    }
    for (const text of plainOf(bank)) expect(text).not.toMatch(/^$|[<>]|&\w+;/);
  });

  it('has enough of each kind', () => {
    const { choices, statements, essays, observation, demonstration } = bank;
    const criteria = observation.units.map(({ elements }) => elements.flatMap((element) => element.criteria).length);
    const counts = [choices, statements, essays, observation.units, observation.questions, demonstration.steps];
    const least = [10, 6, 3, 2, 3, 5];
    for (const [index, { length }] of counts.entries()) expect(length).toBeGreaterThanOrEqual(least[index] ?? 0);
    expect(Math.min(...criteria)).toBeGreaterThanOrEqual(3);
    expect([1, 2]).toContain(demonstration.tasks.length);
    for (const { keywords } of essays) expect(new Set(keywords).size).toBeGreaterThanOrEqual(3);
  });

  it('has a model answer in sentences to every essay question, which the grading accepts', () => {
    for (const seed of bank.essays) {
      expect(seed.answer).toMatch(/^[A-Z].{120,}[.}]$/);
      const question = aQuestion({ kind: 'essay', ...seed });
      const current = { value: seed.answer, doubtful: false, revision: 1, device: 'd', answered_at: '' };
      const answers = new Map([[question.id, { current, file: null }]]);
      const taken = { plan: aPlan({ questions: [question] }), started: true, answers, ticks: new Map() };
      expect(isRight(taken, question), seed.html).toBe(true);
    }
  });
});

describe.each(named(written))('the written bank of $title', ({ scheme, bank }) => {
  it('has thirty questions with five options about its scheme, and the length of an option does not reveal the key', () => {
    expect(bankOf(scheme)).toEqual(bank);
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
      expect(image).toMatch(/^<img alt="[^"]{20,}" width="\d+" height="\d+" src="data:image\/svg\+xml,[^"<>]+">$/);
      const drawing = decodeURIComponent(image.replace(/^.*src="data:image\/svg\+xml,|">$/g, ''));
      expect(drawing).toMatch(/^<svg [^>]*viewBox="0 0 \d+ \d+"[^>]*>.*<\/svg>$/s);
      expect(unclosedIn(drawing)).toEqual([]);
    }
    expect(bank.choices.some(({ html }) => wordsOf(html) >= 250)).toBe(true);
    expect(htmlOf(bank).join('')).toContain('<table>');
  });
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
    const scheme = rated(juniorWebProgrammer);
    const [first, ...others] = scheme.units;
    const hostile = '<img src=x onerror="a()"> & <b>';
    const elements = (first?.elements ?? []).map((element) => ({ ...element, title: `${hostile} ${element.no}` }));
    const units = [{ code: 'X', standard: '', title: hostile, elements }, ...others];
    const bank = genericBank({ ...scheme, title: hostile, field_name: hostile, units });
    for (const html of htmlOf(bank)) expect(faultsOf(html), html).toEqual([]);
    expect(imagesOf(bank)).toEqual([]);
  });

  it('is empty for a scheme without units, and asks for no element when there is only one', () => {
    const of = (units: SchemeRow['units']) => genericBank({ ...rated(juniorWebProgrammer), units });
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
  for (const { html } of practiceQuestions) expect(faultsOf(html)).toEqual([]);
});
