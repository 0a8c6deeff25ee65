import { describe, expect, it, test } from 'vitest';
import type { AnswerView } from '../../../../src/domain/exam/answer-record.ts';
import { answersText } from '../../../../src/domain/exam/answers-text.ts';
import { isOfAttempt } from '../../../../src/domain/exam/earlier-start.ts';
import { type Exam, isChangedByStaff } from '../../../../src/domain/exam/exam.ts';
import { allHandedIn, nextExam, runningOf } from '../../../../src/domain/exam/next-exam.ts';
import { changedTicks, tickCount } from '../../../../src/domain/exam/observation.ts';
import type { ObservedUnit, Question, UploadedFile } from '../../../../src/domain/exam/question.ts';
import { reviewFacts } from '../../../../src/domain/exam/review-facts.ts';
import { isUploadOf, uploadTasks } from '../../../../src/domain/exam/uploaded-file.ts';
import { anEssay, aVersion as version } from '../../../builders/answers.ts';
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

test.each([
  ['the same name and size, replacing another', { name: 'a.pdf', size: 10, replaces: 'f-1' }, true],
  ['the file to be replaced', { name: 'a.pdf', size: 10, replaces: 'f-2' }, false],
  ['another name', { name: 'b.pdf', size: 10, replaces: null }, false],
  ['another size', { name: 'a.pdf', size: 11, replaces: null }, false],
])('a stored file is the uploaded one or not: %s', (_, sent, expected) => {
  expect(isUploadOf(file, sent)).toBe(expected);
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
