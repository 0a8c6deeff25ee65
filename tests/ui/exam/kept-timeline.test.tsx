import { act } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useKeptTimeline } from '../../../src/ui/exam/exam-data.ts';
import { FakeServices, onceAsked, showWith } from '../show-with.tsx';

beforeEach(() => void vi.useFakeTimers());
const timeline = { trxId: 'TRX-1', stages: [] };
const key = ['assessment', 'timeline', 'TRX-1'];
const Running = () => {
  useKeptTimeline({ trxId: 'TRX-1', id: '5' });
  return null;
};

const take = async (read: () => Promise<unknown>, before?: unknown) => {
  const queries = onceAsked(30_000);
  if (before !== undefined) queries.setQueryData(key, before);
  const services = new FakeServices().withTimelines({ find: read } as never);
  const exam = showWith(<Running />, { services, queries });
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  return { queries, exam };
};

it('a running exam keeps the timeline in the cache, though no page shows it for an hour (fault matrix 75)', async () => {
  const { queries, exam } = await take(async () => timeline);
  await act(() => vi.advanceTimersByTimeAsync(3_600_000));
  exam.unmount();
  await act(() => vi.advanceTimersByTimeAsync(3_600_000));
  expect(queries.getQueryData(key)).toEqual(timeline);
});

it('a timeline that was cached just before the exam is kept too', async () => {
  const { queries } = await take(async () => timeline, 'lama');
  await act(() => vi.advanceTimersByTimeAsync(3_600_000));
  expect(queries.getQueryData(key)).toEqual(timeline);
});
