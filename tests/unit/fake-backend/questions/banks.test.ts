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
import { practiceQuestions } from '../../../../src/ui/exam/rehearsal/practice-questions.ts';

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

/** What is not well formed: unknown, unclosed or wrongly nested tags, bare signs that must be entities. */
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

/** Elements of a drawing that are neither closed nor empty. */
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

describe('every bank', () => {
  it.each(named([...written, ...generic]))(
    'has keys within different options, spread over them: $title',
    ({ bank }) => {
      for (const { options, key } of bank.choices) {
        expect(options.length).toBeGreaterThanOrEqual(2);
        expect(options.length).toBeLessThanOrEqual(5);
        expect(letters.indexOf(key)).toBeLessThan(options.length);
        expect(new Set(options).size).toBe(options.length);
        expect(options.every((option) => option.trim() !== '')).toBe(true);
      }
      const keys = bank.choices.map(({ key }) => key);
      for (const letter of letters) expect(share(keys, letter)).toBeLessThanOrEqual(0.4);
      const truths = bank.statements.map(({ key }) => key);
      expect(share(truths, 'benar')).toBeGreaterThan(0.25);
      expect(share(truths, 'benar')).toBeLessThan(0.75);
    },
  );

  it.each(named([...written, ...generic]))('asks nothing twice: $title', ({ bank }) => {
    const questions = asked(bank).map(({ html }) => html);
    expect(new Set(questions).size).toBe(questions.length);
  });

  it.each(named([...written, ...generic]))('is about every unit of its scheme and no other: $title', (its) => {
    const { scheme, bank } = its;
    const codes = scheme.units.map(({ code }) => code);
    for (const { unit } of asked(bank)) expect(codes).toContain(unit);
    const tested = [...bank.choices, ...bank.statements].map(({ unit }) => unit);
    for (const code of codes) expect(tested.filter((unit) => unit === code).length).toBeGreaterThanOrEqual(2);
    for (const { code, title, elements } of bank.observation.units) {
      const unit = scheme.units.find((each) => each.code === code);
      expect(unit?.title).toBe(title);
      const own = unit?.elements.map((element) => element.title);
      for (const element of elements) expect(own).toContain(element.title);
    }
  });

  it.each(named([...written, ...generic]))('is well formed and holds nothing that runs: $title', ({ bank }) => {
    for (const html of htmlOf(bank)) {
      expect(faultsOf(html), html).toEqual([]);
      expect(html).not.toMatch(/<script|\bon\w+\s*=|javascript:|\sstyle=/i);
    }
    for (const text of plainOf(bank)) expect(text).not.toMatch(/[<>]|&\w+;/);
  });

  it.each(named([...written, ...generic]))('has an observation and a demonstration: $title', ({ bank }) => {
    const { observation, demonstration } = bank;
    expect(observation.units.length).toBeGreaterThanOrEqual(2);
    expect(observation.units.length).toBeLessThanOrEqual(3);
    for (const unit of observation.units) {
      const criteria = unit.elements.flatMap((element) => element.criteria);
      expect(criteria.length).toBeGreaterThanOrEqual(3);
      expect(criteria.every(({ text, benchmark }) => text !== '' && benchmark !== '')).toBe(true);
    }
    expect(observation.questions).toHaveLength(3);
    expect(demonstration.steps.length).toBeGreaterThanOrEqual(5);
    expect(demonstration.steps.length).toBeLessThanOrEqual(7);
    expect([1, 2]).toContain(demonstration.tasks.length);
    for (const { keywords } of bank.essays) expect(new Set(keywords).size).toBeGreaterThanOrEqual(3);
  });
});

describe('a written bank', () => {
  it.each(named(written))('is what its scheme is asked: $title', ({ scheme, bank }) => {
    expect(bankOf(scheme)).toEqual(bank);
  });

  it.each(named(written))('has enough of each kind: $title', ({ bank }) => {
    expect(bank.choices.length).toBeGreaterThanOrEqual(30);
    expect(bank.choices.every(({ options }) => options.length === 5)).toBe(true);
    expect(bank.statements.length).toBeGreaterThanOrEqual(12);
    expect(bank.essays.length).toBeGreaterThanOrEqual(4);
    expect(bank.essays.length).toBeLessThanOrEqual(5);
    const keys = bank.choices.map(({ key }) => key);
    for (const letter of letters) expect(share(keys, letter)).toBeGreaterThanOrEqual(0.15);
  });

  it.each(named(written))('does not give the right option away by its length: $title', ({ bank }) => {
    const striking = bank.choices.filter(({ options, key }) => {
      const right = options[letters.indexOf(key)] ?? '';
      return options.every((option) => option === right || option.length * 1.2 < right.length);
    });
    expect(striking.length / bank.choices.length).toBeLessThan(0.2);
  });

  it.each(named(written))('draws at least three pictures, each with a text: $title', ({ bank }) => {
    const images = imagesOf(bank);
    expect(images.length).toBeGreaterThanOrEqual(3);
    for (const image of images) {
      expect(image).toMatch(/^<img alt="[^"]{20,}" width="\d+" height="\d+" src="data:image\/svg\+xml,[^"<>]+">$/);
      const drawing = decodeURIComponent(image.replace(/^.*src="data:image\/svg\+xml,|">$/g, ''));
      expect(drawing).toMatch(/^<svg [^>]*viewBox="0 0 \d+ \d+"[^>]*>.*<\/svg>$/s);
      expect(unclosedIn(drawing)).toEqual([]);
    }
  });

  it.each(named(written))('holds a long case, a table, and something like a program or a list: $title', ({ bank }) => {
    expect(bank.choices.some(({ html }) => wordsOf(html) >= 250)).toBe(true);
    const all = htmlOf(bank).join('');
    expect(all).toContain('<table>');
    expect(all).toMatch(/<pre><code>|<ul>|<ol>/);
  });
});

describe('the generic bank', () => {
  it.each(named(generic))('has enough questions: $title', ({ bank }) => {
    expect(bank.choices.length).toBeGreaterThanOrEqual(10);
    expect(bank.statements.length).toBeGreaterThanOrEqual(6);
    expect(bank.essays.length).toBeGreaterThanOrEqual(3);
  });

  it.each(named(generic))('is right, and always the same: $title', ({ scheme, bank }) => {
    expect(genericBank(scheme)).toEqual(bank);
    for (const { unit, html, key } of bank.statements) {
      const [, element, , criterion] = /<strong>(.*?)<\/strong>.*<strong>(.*?)<\/strong>.*“(.*?)”/.exec(html) ?? [];
      const own = scheme.units
        .find(({ code }) => code === unit)
        ?.elements.filter(({ title }) => title === element)
        .flatMap(({ criteria }) => criteria);
      expect(own?.includes(criterion ?? '')).toBe(key === 'benar');
    }
  });

  it('offers exactly one criterion of the element that it asks for', () => {
    for (const [scheme, bank] of generic)
      for (const { unit, html, options, key } of bank.choices) {
        const title = /dari elemen <strong>(.*?)<\/strong>/.exec(html)?.[1];
        if (title === undefined) continue;
        const own = scheme.units
          .find(({ code }) => code === unit)
          ?.elements.find((element) => element.title === title)?.criteria;
        expect(options.filter((option) => own?.includes(option))).toEqual([options[letters.indexOf(key)]]);
      }
  });

  it('escapes the texts of the scheme', () => {
    const scheme = rated(juniorWebProgrammer);
    const [first, ...others] = scheme.units;
    const hostile = '<img src=x onerror="a()"> & <b>';
    const elements = (first?.elements ?? []).map((element) => ({ ...element, title: `${hostile} ${element.no}` }));
    const bank = genericBank({
      ...scheme,
      title: hostile,
      field_name: hostile,
      units: [{ code: 'X', standard: '', title: hostile, elements }, ...others],
    });
    for (const html of htmlOf(bank)) expect(faultsOf(html), html).toEqual([]);
    expect(imagesOf(bank)).toEqual([]);
  });

  it('makes nothing out of a scheme without units', () => {
    const bank = genericBank({ ...rated(juniorWebProgrammer), units: [] });
    expect([bank.choices, bank.statements, bank.essays]).toEqual([[], [], []]);
  });

  it('asks for no element when there is but one to choose from', () => {
    const elements = [{ no: 1, title: 'Satu', criteria: ['Kriteria.'], sample: true }];
    const unit = { code: 'X', standard: '', title: 'Unit', elements };
    const bank = genericBank({ ...rated(juniorWebProgrammer), units: [unit] });
    expect(bank.choices).toEqual([]);
    expect(bank.statements).toMatchObject([{ key: 'benar' }]);
  });
});

describe('the questions of the rehearsal', () => {
  it('are one of each kind, numbered, well formed', () => {
    expect(practiceQuestions.map(({ no }) => no)).toEqual([1, 2, 3]);
    const options = practiceQuestions.map((question) =>
      question.kind === 'choice' ? question.options.map(({ value }) => value) : question.kind,
    );
    expect(options).toEqual([letters, ['benar', 'salah'], 'essay']);
    for (const { html } of practiceQuestions) expect(faultsOf(html)).toEqual([]);
  });
});
