import { expect, it } from 'vitest';
import { type Exam, isChangedByStaff } from '../../../../src/domain/exam/exam.ts';
import { anExam, examsOf } from '../../../builders/exam.ts';

const running = { status: 'running', startedAt: '2026-03-02T02:00:00Z' } as const;
const changed = (before: Partial<Exam>, after: Partial<Exam>) =>
  isChangedByStaff(examsOf(anExam({ ...running, ...before })), examsOf(anExam({ ...running, ...after })));

it.each<[string, Partial<Exam>]>([
  ['more time', { extraMinutes: 10 }],
  ['another start', { startedAt: '2026-03-02T02:10:00Z' }],
  ['another permission to submit', { submitAllowed: false }],
  ['another closing', { closesAt: '2026-03-02T10:00:00Z' }],
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
