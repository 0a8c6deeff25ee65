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
  ['a stop', { status: 'locked' }],
])('a running exam with %s was changed by the staff', (_, after) => {
  expect(changed({ submitAllowed: true }, after)).toBe(true);
});

it('what the candidate does is no change by the staff', () => {
  expect(changed({ status: 'ready', startedAt: null }, {})).toBe(false);
  expect(changed({}, { status: 'submitted' })).toBe(false);
  expect(changed({}, {})).toBe(false);
});
