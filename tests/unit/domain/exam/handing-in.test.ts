import { describe, expect, it } from 'vitest';
import { emptyEntry, type PendingVersion } from '../../../../src/domain/exam/answer-entry.ts';
import { put } from '../../../../src/domain/exam/attempt-answers.ts';
import type { ExamAttempt } from '../../../../src/domain/exam/attempt-state.ts';
import type { ExamReceipt } from '../../../../src/domain/exam/exam.ts';
import { newAttempt } from '../../../../src/domain/exam/exam-attempt.ts';
import { type HandingIn, handingIn, type OwnSubmission, provenBy } from '../../../../src/domain/exam/handing-in.ts';
import { anEssay, aPaper, aVersion } from '../../../builders/answers.ts';

const paper = aPaper({ questions: ['S1', 'S2', 'S3'].map((id) => anEssay(id)) });
/** An attempt with these unsent versions by question. */
const attemptWith = (versions: Readonly<Record<string, readonly PendingVersion[]>>, content = paper): ExamAttempt =>
  Object.entries(versions).reduce(
    (attempt, [id, pending]) => put(attempt, id, { entry: { ...emptyEntry, pending } }),
    newAttempt(content),
  );
const older = aVersion('diterima');
const refused = aVersion('ditolak', { revision: 2, refusal: 'terlalu panjang' });
const valuesOf = (answers: HandingIn['carried']) => answers.map(({ questionId, value }) => `${questionId} ${value}`);
const told = ({ carried, answered, whole, acceptable, counted }: HandingIn) => ({
  carried: valuesOf(carried),
  answered,
  whole: valuesOf(whole.answers),
  acceptable: valuesOf(acceptable.answers),
  counted: valuesOf(counted),
});

describe('a hand-in', () => {
  it('carries the version that the candidate sees, and does not count a question with a refused version over an older one', () => {
    const attempt = attemptWith({ S1: [aVersion('satu')], S2: [older, refused], S3: [aVersion(' ')] });
    expect(told(handingIn(attempt))).toEqual({
      carried: ['S1 satu', 'S2 ditolak', 'S3 '],
      answered: 2,
      whole: ['S1 satu', 'S2 ditolak', 'S3 '],
      acceptable: ['S1 satu', 'S2 diterima', 'S3 '],
      counted: ['S1 satu', 'S3 '],
    });
  });

  it('counts a refused answer that has no other version', () => {
    expect(told(handingIn(attemptWith({ S1: [refused] })))).toMatchObject({
      carried: ['S1 ditolak'],
      acceptable: [],
      counted: ['S1 ditolak'],
    });
  });

  it('that leaves an answer out carries what the server has not refused', () => {
    const attempt = attemptWith({ S1: [aVersion('satu')], S2: [older, refused] });
    expect(told(handingIn(attempt, ['S1']))).toEqual({
      carried: ['S2 diterima'],
      answered: 1,
      whole: ['S2 diterima'],
      acceptable: ['S2 diterima'],
      counted: ['S2 diterima'],
    });
  });

  it('carries the answer to a question that was taken away, without counting it', () => {
    const attempt = attemptWith({ S1: [aVersion('satu')], S2: [aVersion('dua')] });
    const shorter = { ...attempt, content: { ...paper, questions: [anEssay('S2')] } };
    expect(told(handingIn(shorter))).toMatchObject({ carried: ['S1 satu', 'S2 dua'], answered: 1, whole: ['S2 dua'] });
  });

  it('counts an uploaded file as an answer, and knows no text where questions are unreadable', () => {
    const file = { id: 'F-1', name: 'hasil.pdf', size: 1, uploadedAt: null };
    const attempt = put(newAttempt(paper), 'S1', { entry: { ...emptyEntry, file } });
    expect(handingIn(attempt).answered).toBe(1);
    expect(handingIn(attempt).whole.text).toContain('F-1');
    const unreadable = { ...attempt, content: { ...paper, unreadable: 1 } };
    expect(handingIn(unreadable).whole.text).toBeNull();
  });
});

const sentAt = Date.parse('2026-03-02T03:00:00.000Z');
const at = (milliseconds: number) => new Date(sentAt + milliseconds).toISOString();
const receipt = (rest: Partial<ExamReceipt> = {}): ExamReceipt => ({
  number: 'TT-2',
  submittedAt: at(0),
  answered: null,
  total: null,
  digest: null,
  ...rest,
});
const own: OwnSubmission = { sentAt, before: null };
const before = receipt({ number: 'TT-1', submittedAt: at(-60_000) });
const handed = handingIn(attemptWith({ S1: [aVersion('satu')], S2: [older, refused] }));
const digests = { whole: 'w', acceptable: 'a' };

it.each<[string, ExamReceipt | null, OwnSubmission | null, HandingIn['carried'] | null]>([
  ['none', null, own, null],
  ['one with the digest of all answers', receipt({ digest: 'w' }), null, handed.whole.answers],
  ['one with the digest of those not refused', receipt({ digest: 'a' }), null, handed.acceptable.answers],
  ['one with another digest, whatever it counts', receipt({ digest: 'x', answered: 9 }), own, null],
  ['one of somebody else’s submission', receipt({ answered: 9 }), null, null],
  ['one that counts as many answers', receipt({ answered: 2 }), own, handed.counted],
  ['one that counts fewer', receipt({ answered: 1 }), own, null],
  ['one of before the exam was reopened', before, { sentAt, before }, null],
  ['one with the old number and a new time', receipt({ number: 'TT-1' }), { sentAt, before }, handed.counted],
  ['one with a new number and the old time', receipt({ submittedAt: before.submittedAt }), { sentAt, before }, null],
  ['a new one', receipt(), { sentAt, before }, handed.counted],
  ['one without a number', receipt({ number: '' }), own, null],
  ['one without a time', receipt({ submittedAt: null }), own, null],
  ['one by whole seconds', receipt({ submittedAt: at(-2_000) }), own, handed.counted],
  ['one of earlier', receipt({ submittedAt: at(-2_001) }), own, null],
  ['one whose age is unknown', receipt(), { sentAt: null, before: null }, null],
])('of the receipts of a hand-in, %s proves what it must', (_, given, sent, proven) => {
  expect(provenBy(given, handed, digests, sent)).toEqual(proven);
});

it('a receipt with a digest proves by its number and time where no digest is known here', () => {
  expect(provenBy(receipt({ digest: 'x' }), handed, { whole: null, acceptable: null }, own)).toEqual(handed.counted);
});
