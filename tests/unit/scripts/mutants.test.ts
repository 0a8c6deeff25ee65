import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
// @ts-expect-error: a script without types
import * as script from '../../../scripts/deep/mutants/candidates.mjs';
// @ts-expect-error: a script without types
import * as choice from '../../../scripts/deep/mutants/choice.mjs';
import { equivalents } from '../../mutants/equivalent.ts';

interface Candidate {
  readonly file: string;
  readonly line: number;
  readonly operator: string;
  readonly start: number;
  readonly end: number;
  readonly before: string;
  readonly after: string;
  readonly nth: number;
}
const { switched } = script;
const candidatesOf: (file: string, source: string) => readonly Candidate[] = script.candidatesOf;
const draw: (candidates: readonly Candidate[], wanted: number, seed: number) => readonly Candidate[] = choice.draw;

/** The source with one change made. */
const changed = (source: string, { start, end, after }: Pick<Candidate, 'start' | 'end' | 'after'>) =>
  source.slice(0, start) + after + source.slice(end);

/** What becomes of a source text by each operator. */
const mutants = (source: string) =>
  candidatesOf('a.ts', source).map((candidate) => `${candidate.operator}: ${changed(source, candidate)}`);

describe('a source text is changed', () => {
  it.each([
    ['if (a) b;', ['condition negated: if (!(a)) b;']],
    ['x = a ? b : c;', ['condition negated: x = !(a) ? b : c;']],
    ['while (!a) b;', ['negation dropped: while (a) b;']],
    ['if (a === b) c;', ['other operator: if ((a !== b)) c;']],
    ['x = a < b;', ['other operator: x = (a <= b);']],
    ['x = a >= b;', ['other operator: x = (a > b);']],
    ['x = a && b;', ['other operator: x = (a || b);']],
    ['x = a ?? b;', ['other operator: x = (a && b);']],
    ['x = a ?? b ?? c;', ['other operator: x = ((a ?? b) && c);', 'other operator: x = (a && b) ?? c;']],
    ['x = a * b;', ['other operator: x = (a / b);']],
    ['x += y;', ['other operator: x -= y;']],
    ['x++;', ['other step: x--;']],
    ['x = 999;', ['other number: x = 1000;']],
    ['x = 1_000;', ['other number: x = 2000;']],
    ["x = 'a';", ["other text: x = '';"]],
    ["x = '';", ["other text: x = 'mutant';"]],
    ["x = a + 'b' + c;", ["other text: x = a + '' + c;"]],
    ['x = true;', ['other truth: x = false;']],
    ['await f();', ['call dropped: undefined;']],
    ['f(a, b.c, d.e);', ['call dropped: undefined;', 'arguments swapped: f(a, d.e, b.c);']],
    ['const f = () => a;', ['result emptied: const f = () => undefined;']],
    ['const f = () => { return a; };', ['result emptied: const f = () => { return undefined; };']],
  ])('%s', (source, expected) => {
    expect(mutants(source)).toEqual(expected);
  });

  it.each([
    ['in imports', "import a from 'a'; export { b } from 'b'; void import('c');"],
    ['in types', "type A = 'a' | 1; interface B { c: true } const d = e as 'f';"],
    ['in texts for programmers', "console.warn('a', 1); throw new Error('b');"],
    ['in names', "x = { 'a-b': c };"],
    ['where nothing is returned', 'const f = () => undefined; const g = () => void h;'],
    ['where the arguments are the same', 'x = f(a, a);'],
    ['where their order does not matter', 'x = Math.max(a, b);'],
  ])('not %s', (_, source) => {
    expect(mutants(source)).toEqual([]);
  });

  it('in one place at a time, of which the line is known and which of several that read the same', () => {
    const candidates = candidatesOf('a.ts', 'x = 1;\ny = 1;');
    expect(candidates.map(({ line, nth, before, after }) => [line, nth, before, after])).toEqual([
      [1, 0, '1', '2'],
      [2, 1, '1', '2'],
    ]);
  });
});

describe('a source text with all its mutants behind switches', () => {
  const source = "const f = (a, b) => { g(a && b, 'c'); return a && !b; };";
  const mutants = candidatesOf('a.ts', source).map((candidate, number) => ({ ...candidate, number }));
  const run = (a: boolean, b: boolean, mutant?: number) => {
    const reached = new Set<number>();
    const given: unknown[] = [];
    const made = new Function('mutated', 'g', `${switched(source, mutants)} return f;`);
    const mutated = (number: number) => {
      reached.add(number);
      return number === mutant;
    };
    const result = made(mutated, (...args: unknown[]) => given.push(args))(a, b);
    return { result, given, reached: mutants.filter(({ number }) => reached.has(number)).map(({ before }) => before) };
  };

  it('does what it did while none is made, and tells which of them it comes past', () => {
    const both = ["g(a && b, 'c')", 'a && b', "'c'", 'a && !b', 'a && !b'];
    expect(run(true, false)).toEqual({ result: true, given: [[false, 'c']], reached: [...both, '!b'] });
    expect(run(false, false)).toEqual({ result: false, given: [[false, 'c']], reached: both });
  });

  it.each(mutants)('does what it would do with the one: $before → $after', ({ number, ...mutant }) => {
    const given: unknown[] = [];
    const made = new Function('g', `${changed(source, mutant)} return f;`);
    const result = made((...args: unknown[]) => given.push(args))(true, true);
    expect(run(true, true, number)).toMatchObject({ result, given });
  });
});

describe('what is known to be equivalent', () => {
  it.each(equivalents)('is a change of the sources, with a reason: $file: $before → $after', (known) => {
    const candidates = candidatesOf(known.file, fs.readFileSync(known.file, 'utf8'));
    expect(candidates.some(({ before, after }) => before === known.before && after === known.after)).toBe(true);
    expect(known.reason).toMatch(/\w{3}/);
  });
});

describe('what is drawn', () => {
  const candidates = candidatesOf('a.ts', Array.from({ length: 50 }, (_, number) => `x = ${number};`).join('\n'));
  const numbers = (drawn: readonly Candidate[]) => drawn.map(({ before }) => before);

  it('is the same for the same seed and something else for another one', () => {
    expect(numbers(draw(candidates, 10, 1))).toEqual(numbers(draw(candidates, 10, 1)));
    expect(numbers(draw(candidates, 10, 1))).not.toEqual(numbers(draw(candidates, 10, 2)));
    expect(new Set(numbers(draw(candidates, 10, 1))).size).toBe(10);
  });

  it('hardly changes when something is added to the sources', () => {
    const more = [...candidatesOf('b.ts', 'x = 100;'), ...candidates];
    const kept = numbers(draw(more, 10, 1)).filter((before) => numbers(draw(candidates, 10, 1)).includes(before));
    expect(kept.length).toBeGreaterThanOrEqual(9);
  });
});

describe('the tests of a change', () => {
  it('begin with those of the same name, then of the same concept and layer, and the quick ones first', () => {
    const named = (name: string, duration: number) => ({ name, duration });
    const tests = [
      named('tests/contract/exam-over-network.test.ts', 9_000),
      named('tests/ui/exam/page.test.tsx', 3_000),
      named('tests/unit/domain/exam/rules.test.ts', 300),
      named('tests/unit/domain/exam/timer.test.ts', 900),
      named('tests/unit/domain/exam/answers.test.ts', 200),
    ];
    const ordered = choice.nearestFirst(tests, 'src/domain/exam/timer.ts').map(({ name }: { name: string }) => name);
    expect(ordered).toEqual([3, 4, 2, 1, 0].map((place) => tests[place]?.name));
  });
});

describe('a change is shown', () => {
  it('by the part that differs and what is around it, in one line', () => {
    const long = 'a'.repeat(60);
    expect(choice.difference('x <\n  y', 'x <=\n  y')).toEqual(['x < y', 'x <= y']);
    expect(choice.difference(`${long}1${long}`, `${long}2${long}`)).toEqual(
      [1, 2].map((number) => `…${'a'.repeat(40)}${number}${'a'.repeat(40)}…`),
    );
  });
});
