import { expect, test } from 'vitest';
import type { Exam } from '../../../../src/domain/exam/exam.ts';
import { allHandedIn, nextExam, runningOf } from '../../../../src/domain/exam/next-exam.ts';
import { anExam } from '../../../builders/exam.ts';

const exams = (...statuses: readonly Exam['status'][]) =>
  statuses.map((status, place) => anExam({ id: `ujian-${place}`, status }));

test.each([
  [['ready', 'running', 'ready'], 1],
  [['submitted', 'locked', 'ready', 'ready'], 2],
  [['locked', 'assessed', 'submitted', 'unknown'], null],
  [[], null],
] as const)('of %j the exam to continue with is %j', (statuses, place) => {
  const list = exams(...statuses);
  expect(nextExam(list)).toBe(place === null ? null : list[place]);
});

test.each([
  [['submitted', 'assessed'], true],
  [['submitted', 'locked'], false],
  [['assessed', 'missed'], true],
  [['missed', 'ready'], false],
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
