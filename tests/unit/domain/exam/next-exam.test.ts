import { expect, test } from 'vitest';
import type { Exam } from '../../../../src/domain/exam/exam.ts';
import { allHandedIn, nextExam } from '../../../../src/domain/exam/next-exam.ts';
import { anExam } from '../../../builders/exam.ts';

const exams = (...statuses: readonly Exam['status'][]) =>
  statuses.map((status, place) => anExam({ id: `ujian-${place}`, status }));

test.each([
  [['ready', 'running', 'ready'], 1],
  [['submitted', 'locked', 'ready', 'ready'], 2],
  [['locked', 'assessed', 'submitted', 'unknown'], null],
  [[], null],
] as const)('of %j the one to go on with is %j', (statuses, place) => {
  const list = exams(...statuses);
  expect(nextExam(list)).toBe(place === null ? null : list[place]);
});

test.each([
  [['submitted', 'assessed'], true],
  [['submitted', 'locked'], false],
  [['unknown'], false],
  [[], false],
] as const)('%j are all handed in: %j', (statuses, expected) => {
  expect(allHandedIn(exams(...statuses))).toBe(expected);
});
