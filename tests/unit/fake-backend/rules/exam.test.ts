import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plansOf } from '../../../../fake-backend/questions/plans-of.ts';
import { type SentVersion, takeVersion, unfit } from '../../../../fake-backend/rules/exam/exam.ts';
import { openBackend } from '../staff/backend.ts';
import { aQuestion } from './exam-plans.ts';

const start = Date.parse('2026-03-10T02:00:00Z');
const at = (ms: number) => new Date(start + ms).toISOString();

const sent = (more: Partial<SentVersion> = {}): SentVersion => ({
  question_detail_id: 'q',
  value: 'A',
  doubtful: false,
  revision: 1,
  base_revision: 0,
  device: 'laptop',
  answered_at: at(0),
  ...more,
});
const taken = (...versions: readonly SentVersion[]) =>
  versions.reduce(takeVersion, { current: null, others: [] } as ReturnType<typeof takeVersion>);

describe('the versions of an answer', () => {
  it('of one device end with the newest, in any order and with any repetition', () => {
    const values = fc.array(fc.constantFrom('A', 'B', 'C', ''), { minLength: 1, maxLength: 8 });
    const delivered = values
      .map((all) => all.map((value, base) => sent({ value, revision: base + 1, base_revision: base })))
      .chain((all) =>
        fc.tuple(
          fc.constant(all.at(-1)),
          fc.array(fc.constantFrom(...all), { maxLength: 12 }),
          fc.shuffledSubarray(all, { minLength: all.length }),
        ),
      );
    fc.assert(
      fc.property(delivered, ([newest, repeats, shuffled]) => {
        const { value, revision } = newest ?? sent();
        expect(taken(...repeats, ...shuffled)).toMatchObject({ current: { value, revision }, others: [] });
      }),
    );
  });

  it('that were stored once change nothing when they arrive again', () => {
    const made = fc.record({
      device: fc.constantFrom('laptop', 'phone', 'tablet'),
      value: fc.constantFrom('A', 'B', 'C'),
      base: fc.nat(4),
      step: fc.integer({ min: 1, max: 3 }),
    });
    fc.assert(
      fc.property(fc.array(made, { minLength: 1, maxLength: 12 }), (versions) => {
        let stored = taken();
        for (const { device, value, base, step } of versions) {
          const version = sent({ device, value, base_revision: base, revision: base + step });
          stored = takeVersion(stored, version);
          expect(takeVersion(stored, version)).toEqual(stored);
        }
        const devices = [stored.current, ...stored.others].map((each) => each?.device);
        expect(new Set(devices).size).toBe(devices.length);
      }),
    );
  });

  it('of two devices that did not know of each other end with the later one, whatever the names of the devices', () => {
    const [first, last] = [sent({ device: 'phone', value: 'B' }), sent({ value: 'A', answered_at: at(1000) })];
    for (const stored of [taken(first, last), taken(last, first)])
      expect(stored).toMatchObject({ current: { value: 'A' }, others: [{ value: 'B' }] });
  });
});

const choice = aQuestion({ options: [{ value: 'A', text: 'a' }] });
const essay = (maxLength: number | null) => aQuestion({ kind: 'essay', maxLength });
it.each([
  ['an option', choice, 'A', true],
  ['no option', choice, 'B', false],
  ['nothing', choice, '', true],
  ['a text as long as it may be', essay(3), 'abc', true],
  ['a longer text', essay(3), 'abcd', false],
  ['as many emoji, of two code units each', essay(3), '😀😀😀', true],
  ['one emoji more', essay(3), '😀😀😀😀', false],
  ['a text where no length is named', essay(null), 'x'.repeat(5000), true],
  ['a text longer than any', essay(null), 'x'.repeat(1_000_001), false],
  ['a text for a file', aQuestion({ kind: 'upload' }), 'x', false],
  ['for no question', undefined, 'x', false],
] as const)('a value fits its question, or does not: %s', (_, asked, value, fits) => {
  expect(unfit(asked, value) === null).toBe(fits);
});

const schemes = openBackend().db.schemes.all();

it('each scheme has at least one exam, unique exam ids, and steps and questions numbered from 1', () => {
  for (const plans of schemes.map(plansOf)) {
    const ids = plans.flatMap(({ id, questions }) => [id, ...questions.map((question) => question.id)]);
    expect(plans.length).toBeGreaterThan(0);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => /[:/]/.test(id))).toEqual([]);
    for (const list of plans.flatMap(({ steps, questions }) => [steps, questions]))
      expect(list.map(({ no }) => no)).toEqual(list.map((_, index) => index + 1));
  }
});

it('the exams of a scheme are those of its methods', () => {
  const plans = (id: string) => schemes.filter((scheme) => scheme.id === id).flatMap((scheme) => plansOf(scheme));
  expect(plans('SKM-05').map(({ kind }) => kind)).toEqual(['essay']);
  expect(plans('SKM-S300')[0]?.questions).toHaveLength(300);
});
