import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plansOf } from '../../../../fake-backend/questions/plans-of.ts';
import {
  deadlineOf,
  graceMs,
  lateness,
  type SentVersion,
  summed,
  takeVersion,
  unfit,
} from '../../../../fake-backend/rules/exam/exam.ts';
import { openBackend } from '../staff/backend.ts';
import { aPlan, aQuestion } from './exam-plans.ts';

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

  it('of two devices that did not know of each other end the same in both orders, and none is lost', () => {
    const laptop = sent({ value: 'A', answered_at: at(1000) });
    const phone = sent({ device: 'phone', value: 'B', answered_at: at(2000) });
    for (const stored of [taken(laptop, phone), taken(phone, laptop)]) {
      expect(stored.current).toMatchObject({ value: 'B', device: 'phone' });
      expect(stored.others).toMatchObject([{ value: 'A', device: 'laptop' }]);
    }
  });

  it('that replace a seen one, or choose another device’s answer, leave no conflict', () => {
    const seen = taken(sent(), sent({ device: 'phone', value: 'C', base_revision: 1, revision: 2 }));
    expect(seen).toMatchObject({ current: { value: 'C' }, others: [] });
    const phone = sent({ device: 'phone', value: 'B', revision: 2, base_revision: 0 });
    const chosen = sent({ device: 'phone', value: 'A', revision: 3, base_revision: 2 });
    expect(taken(sent(), phone).others).toHaveLength(1);
    expect(taken(sent(), phone, chosen)).toMatchObject({ current: { value: 'A', revision: 3 }, others: [] });
  });
});

it('the time of an exam is its minutes plus the assessor’s; a timely answer may arrive within the grace', () => {
  const rest = { id: 's', trx_id: 't', question_id: 'e', closed: null, receipt: null };
  const sitting = (extra_time: number) => ({ ...rest, extra_time, started_at: '2026-03-10T09:00:00+07:00' });
  expect([0, 15].map((extra) => deadlineOf(sitting(extra), aPlan({ minutes: 60 })) - start)).toEqual([
    3_600_000, 4_500_000,
  ]);
  const deadline = start + 1000;
  expect(lateness(at(1000), deadline, deadline + graceMs)).toBeNull();
  expect(lateness(at(1001), deadline, deadline)).toContain('habis');
  expect(lateness(at(0), deadline, deadline + graceMs + 1)).toContain('batas waktu');
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

it('the digest of the answers is the SHA-256 of one line for each question in its order', () => {
  const questions = [aQuestion({ id: 'a' }), aQuestion({ id: 'b' }), aQuestion({ id: 'c', kind: 'upload' })];
  const answers = new Map([
    ['c', { current: null, file: { id: 'BRK-1', uploaded_at: at(0) } }],
    ['a', { current: sent({ value: 'Baris 1\n"kutip" é' }), file: null }],
  ]);
  const text = `a\t${JSON.stringify('Baris 1\n"kutip" é')}\nb\t""\nc\t"BRK-1"`;
  expect(summed(aPlan({ questions }), answers)).toEqual({
    answered: 2,
    total: 3,
    digest: createHash('sha256').update(text, 'utf8').digest('hex'),
  });
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
