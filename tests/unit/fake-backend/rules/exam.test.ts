import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createDatabase } from '../../../../fake-backend/database/database.ts';
import { seed } from '../../../../fake-backend/database/seeding.ts';
import { plansOf } from '../../../../fake-backend/questions/plans-of.ts';
import { judgeLogIn } from '../../../../fake-backend/rules/account.ts';
import { type SentVersion, takeVersion, unfit } from '../../../../fake-backend/rules/exam/exam.ts';
import { sentVersions } from '../../../../fake-backend/rules/exam/sent-answers.ts';
import { judgeAttempt } from '../../../../fake-backend/rules/registration.ts';
import { throttleOf } from '../../../../fake-backend/rules/voucher.ts';
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

const good = {
  question_detail_id: 'q'.repeat(200),
  value: ' dua kata ',
  doubtful: false,
  revision: 2,
  base_revision: 1,
  device: 'd'.repeat(60),
  answered_at: '2026-03-10T02:00:00.000Z',
};

it('the versions of a body are read unchanged, including blanks, whatever their length', () => {
  for (const sent of [[], [good], [good, { ...good, value: 'x'.repeat(1_000_001) }], Array(1000).fill(good)])
    expect(sentVersions(sent)).toEqual(sent);
});

it.each([
  ['answers', undefined],
  ['answers', Array(1001).fill(good)],
  ['answers.0', [null]],
  ['answers.1.question_detail_id', [good, { ...good, question_detail_id: '' }]],
  ['answers.0.question_detail_id', [{ ...good, question_detail_id: 'q'.repeat(201) }]],
  ['answers.0.value', [{ ...good, value: 7 }]],
  ['answers.0.doubtful', [{ ...good, doubtful: 'ya' }]],
  ['answers.0.revision', [{ ...good, revision: 1 }]],
  ['answers.0.base_revision', [{ ...good, base_revision: -1 }]],
  ['answers.0.device', [{ ...good, device: '' }]],
  ['answers.0.device', [{ ...good, device: 'd'.repeat(61) }]],
  ['answers.0.answered_at', [{ ...good, answered_at: 'kemarin' }]],
])('an invalid version in a body is reported by name: %s', (name, body) => {
  expect(sentVersions(body)).toBe(name);
});

it('the versions of a body are read without an exception, for any body', () => {
  fc.assert(fc.property(fc.anything(), (body) => void sentVersions(body)));
});

const now = 1_000_000;
const db = createDatabase();
seed(db, new Date('2026-03-10T02:00:00Z'));
const [candidate] = db.candidates.all();
const right = candidate?.password ?? '';

describe('tries of one minute', () => {
  it('of a log-in are counted while they fail, and forgotten after the right password', () => {
    const wrong = [now - 60_000, now - 59_999, now];
    expect(judgeLogIn(candidate, 'x', wrong, now)).toEqual({ kind: 'wrong', wrong: [now - 59_999, now, now] });
    expect(judgeLogIn(undefined, right, [], now)).toEqual({ kind: 'wrong', wrong: [now] });
    expect(judgeLogIn(candidate, right, wrong, now)).toEqual({ kind: 'welcome', candidate, wrong: [] });
  });

  it('of a log-in are ten, even with the right password, until a minute after the first of them', () => {
    const ten = Array.from({ length: 10 }, (_, number) => now - 20_000 + number);
    expect(judgeLogIn(candidate, right, ten, now)).toEqual({ kind: 'throttled', retryAfterSeconds: 40 });
    expect(judgeLogIn(candidate, right, ten.slice(1), now).kind).toBe('welcome');
  });

  it('of a sign-up or a message are six; those under a clock set to the future do not count', () => {
    const five = [0, 1, 2, 3, 4].map((seconds) => now - 50_000 + seconds * 1_000);
    expect(judgeAttempt(five, now)).toEqual({ kind: 'passed', attempts: [...five, now] });
    expect(judgeAttempt([...five, now - 1], now)).toEqual({ kind: 'throttled', retryAfterSeconds: 10 });
    const attempts = [now - 59_999, now, now];
    expect(judgeAttempt([now - 60_000, now - 59_999, now, now + 1], now)).toEqual({ kind: 'passed', attempts });
  });

  it('of Prakerja codes are five wrong ones, until the first is a minute old', () => {
    const wrong = [0, 10_000, 20_000, 30_000, 40_000];
    expect(throttleOf(wrong.slice(1), 45_000).retryAfterSeconds).toBeNull();
    expect(throttleOf(wrong, 45_000).retryAfterSeconds).toBe(15);
    expect(throttleOf(wrong, 60_000)).toEqual({ recent: wrong.slice(1), retryAfterSeconds: null });
  });
});
