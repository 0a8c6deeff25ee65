import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AnswerVersionRow, ExamSittingRow } from '../../../../fake-backend/database/exam-rows.ts';
import {
  deadlineOf,
  graceMs,
  lateness,
  type SentVersion,
  summed,
  takeVersion,
  unfit,
} from '../../../../fake-backend/rules/exam/exam.ts';
import type { ExamPlan, PlannedQuestion } from '../../../../fake-backend/rules/exam/exam-plan.ts';

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
const none = { current: null, others: [] };
const taken = (...versions: readonly SentVersion[]) =>
  versions.reduce(takeVersion, none as ReturnType<typeof takeVersion>);

const question = (more: Partial<PlannedQuestion>): PlannedQuestion => ({
  id: 'q-1',
  no: 1,
  kind: 'essay',
  unit: 'U',
  html: '',
  options: [],
  key: null,
  keywords: [],
  maxLength: null,
  maxKb: null,
  ...more,
});

const plan = (questions: readonly PlannedQuestion[], minutes = 60): ExamPlan => ({
  id: 'e',
  kind: 'essay',
  type: null,
  minutes,
  submitAllowed: true,
  questions,
  instructions: null,
  scenario: null,
  steps: [],
  units: [],
});

/** A device that writes by itself: its revisions in order, each based on the one before. */
const lonelyWriter = fc
  .array(fc.tuple(fc.constantFrom('A', 'B', 'C', ''), fc.boolean()), { minLength: 1, maxLength: 8 })
  .map((values) =>
    values.map(([value, doubtful], index) =>
      sent({ value, doubtful, revision: index + 1, base_revision: index, answered_at: at(index * 1000) }),
    ),
  );

describe('the versions of an answer', () => {
  it('of one device end with the newest, in whatever order and however often they come', () => {
    fc.assert(
      fc.property(
        lonelyWriter.chain((versions) =>
          fc.tuple(
            fc.constant(versions),
            fc.array(fc.constantFrom(...versions), { maxLength: 12 }),
            fc.shuffledSubarray(versions, { minLength: versions.length }),
          ),
        ),
        ([versions, repeats, shuffled]) => {
          const { current, others } = taken(...repeats, ...shuffled);
          const newest = versions.at(-1);
          expect(current).toMatchObject({ value: newest?.value, revision: newest?.revision });
          expect(others).toEqual([]);
        },
      ),
    );
  });

  it('that were taken once change nothing when they come again', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            device: fc.constantFrom('laptop', 'phone', 'tablet'),
            value: fc.constantFrom('A', 'B', 'C'),
            base: fc.nat(4),
            step: fc.integer({ min: 1, max: 3 }),
          }),
          { minLength: 1, maxLength: 12 },
        ),
        (made) => {
          let stored = taken();
          for (const { device, value, base, step } of made) {
            const version = sent({ device, value, base_revision: base, revision: base + step });
            stored = takeVersion(stored, version);
            expect(takeVersion(stored, version)).toEqual(stored);
          }
          const all = [stored.current as AnswerVersionRow, ...stored.others];
          expect(new Set(all.map(({ device }) => device)).size).toBe(all.length);
        },
      ),
    );
  });

  it('of two devices that did not know of each other end alike in both orders, and none is lost', () => {
    const laptop = sent({ value: 'A', answered_at: at(1000) });
    const phone = sent({ device: 'phone', value: 'B', answered_at: at(2000) });
    for (const stored of [taken(laptop, phone), taken(phone, laptop)]) {
      expect(stored.current).toMatchObject({ value: 'B', device: 'phone' });
      expect(stored.others).toMatchObject([{ value: 'A', device: 'laptop' }]);
    }
  });

  it('that replace one that was seen are no conflict', () => {
    const stored = taken(sent(), sent({ device: 'phone', value: 'C', base_revision: 1, revision: 2 }));
    expect(stored).toMatchObject({ current: { value: 'C' }, others: [] });
  });

  it('that choose what another device said leave nothing to choose', () => {
    const phone = sent({ device: 'phone', value: 'B', revision: 2, base_revision: 0 });
    const chosen = sent({ device: 'phone', value: 'A', revision: 3, base_revision: 2 });
    expect(taken(sent(), phone).others).toHaveLength(1);
    expect(taken(sent(), phone, chosen)).toMatchObject({ current: { value: 'A', revision: 3 }, others: [] });
  });
});

describe('the time of an exam', () => {
  const sitting = (extra: number): ExamSittingRow => ({
    id: 's',
    trx_id: 't',
    question_id: 'e',
    started_at: '2026-03-10T09:00:00+07:00',
    extra_time: extra,
    closed: null,
    receipt: null,
  });

  it('ends its minutes and those of the assessor after the start', () => {
    expect(deadlineOf(sitting(0), plan([], 60))).toBe(start + 3_600_000);
    expect(deadlineOf(sitting(15), plan([], 60))).toBe(start + 4_500_000);
  });

  it('takes what was made in time and arrives within the grace, to the millisecond', () => {
    const deadline = start + 1000;
    expect(lateness(at(1000), deadline, deadline + graceMs)).toBeNull();
    expect(lateness(at(1001), deadline, deadline)).toContain('habis');
    expect(lateness(at(0), deadline, deadline + graceMs + 1)).toContain('batas waktu');
  });
});

describe('a value', () => {
  const options = [{ value: 'A', text: 'a' }];
  it.each([
    ['an option', question({ kind: 'choice', options }), 'A', true],
    ['no option', question({ kind: 'choice', options }), 'B', false],
    ['nothing', question({ kind: 'choice', options }), '', true],
    ['a text as long as it may be', question({ maxLength: 3 }), 'abc', true],
    ['a longer text', question({ maxLength: 3 }), 'abcd', false],
    ['as many emoji, of two code units each', question({ maxLength: 3 }), '😀😀😀', true],
    ['one emoji more', question({ maxLength: 3 }), '😀😀😀😀', false],
    ['a text where no length is named', question({}), 'x'.repeat(5000), true],
    ['a text longer than any', question({}), 'x'.repeat(1_000_001), false],
    ['a text for a file', question({ kind: 'upload' }), 'x', false],
    ['for no question', undefined, 'x', false],
  ] as const)('%s', (_, asked, value, fits) => {
    expect(unfit(asked, value) === null).toBe(fits);
  });
});

describe('the sum of the answers', () => {
  it('is the SHA-256 of one line for each question in its order', () => {
    const questions = [question({ id: 'a' }), question({ id: 'b' }), question({ id: 'c', kind: 'upload' })];
    const current = { ...sent({ value: 'Baris 1\n"kutip" é' }) };
    const answers = new Map([
      ['c', { current: null, file: { id: 'BRK-1', uploaded_at: at(0) } }],
      ['a', { current, file: null }],
    ]);
    const text = `a\t${JSON.stringify('Baris 1\n"kutip" é')}\nb\t""\nc\t"BRK-1"`;
    expect(summed(plan(questions), answers)).toEqual({
      answered: 2,
      total: 3,
      digest: createHash('sha256').update(text, 'utf8').digest('hex'),
    });
  });
});
