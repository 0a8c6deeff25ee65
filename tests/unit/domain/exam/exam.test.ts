import { describe, expect, it, test } from 'vitest';
import type { AnswerView } from '../../../../src/domain/exam/answer-record.ts';
import { answersText } from '../../../../src/domain/exam/answers-text.ts';
import { isOfAttempt } from '../../../../src/domain/exam/earlier-start.ts';
import {
  canBegin,
  type Exam,
  examOpensNextAt,
  isChangedByStaff,
  isHeld,
  isWaiting,
  sharedClosing,
  whyCollected,
} from '../../../../src/domain/exam/exam.ts';
import { allHandedIn, isAnyHandedIn, nextExam, runningOf } from '../../../../src/domain/exam/next-exam.ts';
import { changedTicks, tickCount } from '../../../../src/domain/exam/observation.ts';
import type { ObservedUnit, Question, UploadedFile } from '../../../../src/domain/exam/question.ts';
import { reviewFacts } from '../../../../src/domain/exam/review-facts.ts';
import { fileIn, isUploadOf, uploadTasks, withFile } from '../../../../src/domain/exam/uploaded-file.ts';
import { anEssay, aPaper, aVersion as version } from '../../../builders/answers.ts';
import { anExam, examsOf } from '../../../builders/exam.ts';

const running = { status: 'running', startedAt: '2026-03-02T02:00:00Z' } as const;
const changed = (before: Partial<Exam>, after: Partial<Exam>) =>
  isChangedByStaff(examsOf(anExam({ ...running, ...before })), examsOf(anExam({ ...running, ...after })));

it.each<[string, Partial<Exam>]>([
  ['more time', { extraMinutes: 10 }],
  ['a stop', { status: 'locked' }],
])('a running exam with %s was changed by the staff', (_, after) => {
  expect(changed({ submitAllowed: true }, after)).toBe(true);
});

it('what the candidate does is no change by the staff', () => {
  expect(changed({ status: 'ready', startedAt: null }, {})).toBe(false);
  expect(changed({}, { status: 'submitted' })).toBe(false);
  expect(changed({}, {})).toBe(false);
});

it('one changed exam among several is enough, and exams are compared by their id', () => {
  const first = anExam({ ...running, id: 'first' });
  const second = anExam({ ...running, id: 'second', extraMinutes: 5 });
  expect(isChangedByStaff(examsOf(first, second), examsOf(second, first))).toBe(false);
  expect(isChangedByStaff(examsOf(first, second), examsOf({ ...second, extraMinutes: 10 }, first))).toBe(true);
  expect(isChangedByStaff(examsOf(first), examsOf(second))).toBe(false);
});

it('an exam that is ready again was taken back by the staff', () => {
  expect(changed({}, { status: 'ready', startedAt: null })).toBe(true);
});

const exams = (...statuses: readonly Exam['status'][]) =>
  statuses.map((status, place) => anExam({ id: `ujian-${place}`, status }));

test.each([
  [['ready', 'running', 'ready'], 1],
  [['submitted', 'locked', 'ready', 'ready'], 2],
] as const)('of %j the exam to continue with is %j', (statuses, place) => {
  const list = exams(...statuses);
  expect(nextExam(list)).toBe(place === null ? null : list[place]);
});

test.each([
  [['submitted', 'assessed'], true],
  [['submitted', 'locked'], false],
  [['assessed', 'missed'], true],
  [['unknown'], false],
  [[], false],
] as const)('%j are all submitted: %j', (statuses, expected) => {
  expect(allHandedIn({ exams: exams(...statuses) })).toBe(expected);
});

test('running exams come in the order in which they end, one without a start last', () => {
  const first = anExam({ id: '1', minutes: 30 });
  const second = anExam({ id: '2', minutes: 20, extraMinutes: 15 });
  const last = anExam({ id: '3', startedAt: null });
  const others = exams('ready', 'locked', 'submitted', 'assessed', 'unknown');
  expect(runningOf([last, ...others, second, first])).toEqual([first, second, last]);
});

const file: UploadedFile = { id: 'f-2', name: 'a.pdf', size: 10, uploadedAt: '2026-11-21T02:00:00Z' };
const task = (id: string): Question => ({ kind: 'upload', id, no: 1, html: '', maxKb: 10 });

const sent = { name: 'a.pdf', size: 10, replaces: 'f-1', answeredAt: '2026-11-21T01:59:00.000Z' };

test.each([
  ['the same name and size, replacing another', file, {}, true],
  ['the file to be replaced', file, { replaces: 'f-2' }, false],
  ['another name', file, { name: 'b.pdf' }, false],
  ['another size', file, { size: 11 }, false],
  ['chosen in the second in which it came', file, { answeredAt: '2026-11-21T02:00:00.900Z' }, true],
  ['chosen after it had come', file, { answeredAt: '2026-11-21T02:00:01.100Z' }, false],
  ['come at a time that is not told', { ...file, uploadedAt: null }, {}, true],
])('a stored file is the uploaded one or not: %s', (_, stored, change, expected) => {
  expect(isUploadOf(stored, { ...sent, ...change })).toBe(expected);
});

test('only upload questions are tasks', () => {
  const essay: Question = { kind: 'essay', id: 'e', no: 2, html: '', longest: null };
  expect(uploadTasks({ questions: [task('a'), essay, task('b')] }).map(({ id }) => id)).toEqual(['a', 'b']);
});

const unit = (code: string, verdicts: Readonly<Record<string, boolean | null>>): ObservedUnit => ({
  code,
  title: code,
  elements: Object.entries(verdicts).map(([id, competent]) => ({
    id: `elemen-${id}`,
    title: id,
    criteria: [{ id, text: id, benchmark: '', competent }],
  })),
});

test('K and BK count as ticked, and unjudged criteria do not', () => {
  const units = [unit('U1', { a: true, b: null }), unit('U2', { c: false })];
  expect(tickCount(units)).toEqual({ total: 3, ticked: 2, competent: 1 });
  expect(tickCount([])).toEqual({ total: 0, ticked: 0, competent: 0 });
});

test('a tick, a changed verdict and a removed verdict are changes; a new criterion is not', () => {
  const before = [unit('U1', { a: null, b: true, c: true, d: false })];
  const after = [unit('U1', { a: true, b: false, c: null, d: false, e: true })];
  expect(changedTicks(before, after).map(({ id, competent }) => [id, competent])).toEqual([
    ['a', true],
    ['b', false],
    ['c', null],
  ]);
  expect(changedTicks(before, before)).toEqual([]);
});

const view = (rest: Partial<AnswerView>): AnswerView => ({
  value: 'isi',
  doubtful: false,
  phase: 'sent',
  refusal: null,
  others: [],
  ...rest,
});

it('the review lists empty, doubtful, conflicting, changed and refused answers by their position; an equal value is no conflict', () => {
  const facts = reviewFacts(
    [1, 2, 3, 4, 5, 6].map((no) => anEssay(`q${no}`, no)),
    new Map([
      ['q1', view({ others: [version('isi')] })],
      ['q2', view({ value: '', doubtful: true, phase: 'empty' })],
      ['q3', view({ others: [version('lain'), version('isi')] })],
      ['q4', view({ phase: 'refused', refusal: 'Terlambat' })],
      ['q5', view({ phase: 'changed', others: [version('teks server')] })],
      ['q6', view({ value: '', phase: 'refused', refusal: 'Terlambat' })],
    ]),
  );
  const places = (list: readonly { readonly index: number }[]) => list.map(({ index }) => index);
  expect(facts.answered).toBe(3); // a refused answer is neither answered nor empty
  expect(places(facts.empty)).toEqual([1]);
  expect(places(facts.changed)).toEqual([4]);
  expect(places(facts.doubtful)).toEqual([1]);
  expect(facts.contested.map(({ index, others }) => [index, others.map(({ value }) => value)])).toEqual([
    [2, ['lain']],
  ]);
  expect(facts.refused.map(({ index, reason }) => [index, reason])).toEqual([
    [3, 'Terlambat'],
    [5, 'Terlambat'],
  ]);
});

it('the exported answers have every question of the paper in its order, and differ for different answers', () => {
  const text = answersText(['S1', 'S2', 'S3'], (id) => ({ S1: 'A', S3: 'dua\tbaris\nteks' })[id]);
  expect(text).toBe('S1\t"A"\nS2\t""\nS3\t"dua\\tbaris\\nteks"');
});

const minute = 60_000;
const startedAt = '2026-03-02T02:00:00Z';
const started = Date.parse(startedAt);
const exam = anExam({ startedAt, minutes: 60, extraMinutes: 15 });

const storedUnder = (before: number, own: Partial<Parameters<typeof isOfAttempt>[1]> = {}) => ({
  start: (started - before) / 1_000,
  now: started + 10 * minute,
  version: { answeredAt: new Date(started - before + minute).toISOString() },
  ...own,
});

describe('an answer that was stored under an earlier start', () => {
  it('belongs to the running attempt within one length of the exam, including extensions, and not beyond it (fault matrix 89)', () => {
    expect(isOfAttempt(exam, storedUnder(75 * minute))).toBe(true);
    expect(isOfAttempt(exam, storedUnder(76 * minute))).toBe(false);
  });

  it.each([
    ['an exam of unknown length', anExam({ startedAt, minutes: null }), storedUnder(10 * minute)],
    ['an unknown start', exam, storedUnder(10 * minute, { start: Number.NaN })],
    ['an unknown time of the server', exam, storedUnder(76 * minute, { now: null })],
  ])('is not used automatically with %s (fault matrix 89)', (_, of, found) => {
    expect(isOfAttempt(of, found)).toBe(false);
  });

  it('belongs to the running attempt when it was given during it, within the tolerance of clocks (fault matrix 89)', () => {
    const givenAt = (instant: number) =>
      isOfAttempt(exam, storedUnder(76 * minute, { version: { answeredAt: new Date(instant).toISOString() } }));
    expect([givenAt(started + minute), givenAt(started - minute), givenAt(started - minute - 1)]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('belongs to the running attempt where the start from the server cannot be true (fault matrix 89)', () => {
    const at = (now: number) => isOfAttempt(exam, storedUnder(76 * minute, { now }));
    expect([at(started - minute - 1), at(started - minute)]).toEqual([true, false]);
    expect(isOfAttempt(anExam({ startedAt: 'besok' }), storedUnder(76 * minute))).toBe(true);
  });
});

describe('an exam before its start', () => {
  const soon = '2026-03-02T03:00:00.000Z';
  const ready = { status: 'ready', startedAt: null } as const;
  it.each<[string, Partial<Exam>, { waits: boolean; held: boolean; begins: boolean }]>([
    ['ready', ready, { waits: false, held: false, begins: true }],
    ['ready, and opens later', { ...ready, opensAt: soon }, { waits: true, held: false, begins: false }],
    [
      'locked, and opens later',
      { ...ready, status: 'locked', opensAt: soon },
      { waits: true, held: false, begins: false },
    ],
    [
      'over, and opened once',
      { ...ready, status: 'missed', opensAt: soon },
      { waits: false, held: false, begins: false },
    ],
    ['held', { ...ready, held: true }, { waits: false, held: true, begins: false }],
    ['held and locked', { ...ready, status: 'locked', held: true }, { waits: false, held: true, begins: false }],
    ['held until it opens', { ...ready, held: true, opensAt: soon }, { waits: true, held: false, begins: false }],
    ['held, but begun', { ...ready, ...running, held: true }, { waits: false, held: false, begins: false }],
    ['held, but missed', { ...ready, status: 'missed', held: true }, { waits: false, held: false, begins: false }],
    ['held, but begun before', { status: 'locked', held: true }, { waits: false, held: false, begins: false }],
    ['locked', { ...ready, status: 'locked' }, { waits: false, held: false, begins: false }],
  ])('that is %s is known to wait, to be held or to begin', (_, of, { waits, held, begins }) => {
    const exam = anExam(of);
    expect([isWaiting(exam), isHeld(exam), canBegin(exam)]).toEqual([waits, held, begins]);
  });

  it('opens next at the earliest of the times of those that wait', () => {
    const later = anExam({ ...ready, opensAt: '2026-03-02T04:00:00.000Z' });
    const first = anExam({ ...ready, opensAt: soon });
    const over = anExam({ ...ready, status: 'missed', opensAt: '2026-03-02T01:00:00.000Z' });
    expect(examOpensNextAt(examsOf(over, later, first))).toBe(Date.parse(soon));
    expect(examOpensNextAt(examsOf(over))).toBeNull();
  });

  it('shares its closing with all that can still begin', () => {
    const [a, b] = [anExam({ ...ready, closesAt: soon }), anExam({ ...ready, closesAt: soon })];
    expect(sharedClosing(examsOf(a, b, anExam({ closesAt: '2026-03-02T09:00:00.000Z' })))).toBe(soon);
    expect(sharedClosing(examsOf(a, anExam(ready)))).toBeUndefined();
    expect(sharedClosing(examsOf())).toBeUndefined();
  });
});

it('an exam was collected because its time was over, or by the staff', () => {
  const receipt = { number: 'TT-1', submittedAt: '2026-03-02T03:00:00.000Z', answered: 1, total: 1, digest: null };
  const why = (rest: object, exam: Partial<Exam> = {}) => whyCollected(anExam(exam), { ...receipt, ...rest });
  expect(why({})).toBeNull();
  expect(why({ collected: true })).toBe('time');
  expect(why({ collected: true, submittedAt: '2026-03-02T02:59:59.999Z' })).toBe('staff');
  expect(why({ collected: true, submittedAt: null })).toBe('staff');
  expect(why({ collected: true }, { minutes: null })).toBe('staff');
});

it('an exam of an unknown status is handed in by a receipt with a number or a time', () => {
  const none = { number: '', submittedAt: null, answered: null, total: null, digest: null };
  const handed = (receipt: Exam['receipt']) => isAnyHandedIn(examsOf(anExam({ status: 'unknown', receipt })));
  expect(
    [null, none, { ...none, number: 'TT-1' }, { ...none, submittedAt: '2026-03-02T03:00:00.000Z' }].map(handed),
  ).toEqual([false, false, true, true]);
  const unknown = { id: 'X', title: '', kind: '', type: '', note: null, receipt: null };
  expect(isAnyHandedIn({ exams: [], unknown: [{ ...unknown, status: 'submitted' }] })).toBe(true);
  expect(isAnyHandedIn({ exams: [anExam()] })).toBe(false);
});

it('a file takes the place of the one of its question, and of no other', () => {
  const [one, two] = ['satu', 'dua'].map((id): UploadedFile => ({ id, name: `${id}.pdf`, size: 1, uploadedAt: null }));
  if (!one || !two) throw new Error('the files are missing');
  const first = withFile(withFile(aPaper(), 'S1', one), 'S2', one);
  const changedPaper = withFile(first, 'S2', two);
  expect(['S1', 'S2', 'S3'].map((id) => fileIn(changedPaper, id))).toEqual([one, two, null]);
  expect(first.answers).toEqual(
    ['S1', 'S2'].map((questionId) => ({ questionId, current: null, others: [], file: one })),
  );
});
