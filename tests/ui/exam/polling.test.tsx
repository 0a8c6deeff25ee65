import { act } from '@testing-library/react';
import { BehaviorSubject } from 'rxjs';
import { beforeEach, expect, it, vi } from 'vitest';
import { examTokens } from '../../../src/application/exam/tokens.ts';
import { notificationTokens } from '../../../src/application/notification/tokens.ts';
import { useExamContent, useExams } from '../../../src/ui/exam/exam-data.ts';
import { aPaper } from '../../builders/answers.ts';
import { anExam, examsOf } from '../../builders/exam.ts';
import { FakeServices, showWith } from '../show-with.tsx';

const minute = 60_000;

beforeEach(() => void vi.useFakeTimers());

const running = anExam({ id: 'UJ-1', kind: 'observation', type: null, status: 'running' });

const Followed = () => {
  useExams(running.trxId);
  useExamContent(running, true);
  return null;
};

it.each([
  [true, 0.5],
  [false, 2],
])('an observation that is followed (news arrives: %s) makes at most %d calls a minute', async (told, most) => {
  const calls: string[] = [];
  const queries = {
    exams: async () => {
      calls.push('exams');
      return examsOf(running);
    },
    content: async () => {
      calls.push('paper');
      return aPaper({ questions: [], answers: [] });
    },
  };
  const arrives = new BehaviorSubject(told);
  const services = new FakeServices()
    .with(examTokens.examQueries, queries)
    .with(notificationTokens.eventTrust, { arrives, read: () => undefined });
  showWith(<Followed />, { services });
  await act(() => vi.advanceTimersByTimeAsync(minute / 2));
  calls.length = 0;
  await act(() => vi.advanceTimersByTimeAsync(30 * minute));
  expect(calls.length / 30).toBeLessThanOrEqual(most);
  expect(new Set(calls)).toEqual(new Set(['exams', 'paper']));
});
