import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { useTimelineQuery } from '../../../src/ui/assessment/public/timeline-data.ts';
import { createQueryClient, setEventsArrive } from '../../../src/ui/core/query-client.ts';
import { ServicesContext } from '../../../src/ui/core/services.tsx';
import { createSessionView } from '../../../src/ui/core/session/session-view.ts';
import { examsKey } from '../../../src/ui/exam/public/exams-query.ts';
import { anExam } from '../../builders/exam.ts';
import { aStage } from '../../builders/stages.ts';

const queryOver = (queries: QueryClient, read: unknown) => {
  const services = { resolve: async () => read as never };
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={queries}>
      <ServicesContext value={services}>{children}</ServicesContext>
    </QueryClientProvider>
  );
  return renderHook(useTimelineQuery, { wrapper });
};

it('exams that are known as running are read again when the timeline says that they are over', async () => {
  const queries = createQueryClient(createSessionView(), () => 0, 0);
  const stale = (trxId: string) => queries.getQueryState(examsKey(trxId))?.isInvalidated;
  for (const trxId of ['TRX-1', 'TRX-2'])
    queries.setQueryData(examsKey(trxId), { trxId, exams: [{ ...anExam(), status: 'running' }] });
  const read = async (trxId: string) => {
    return { trxId, stages: [aStage('exam', { status: trxId === 'TRX-1' ? 'done' : 'open' })] };
  };
  const { result } = queryOver(queries, read);
  for (const trxId of ['TRX-1', 'TRX-2']) await queries.fetchQuery(result.current(trxId));
  expect(['TRX-1', 'TRX-2'].map(stale)).toEqual([true, false]);
});

it.each([
  [false, [1, 1, 2]],
  [true, [1, 1, 1]],
])(
  'a page opened after a read of the timeline reads anew where no event tells; events arrive: %s',
  async (arrives, expected) => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const read = vi.fn(async () => null);
    const queries = createQueryClient(createSessionView(), () => 0, 0);
    setEventsArrive(queries, arrives);
    const { result } = queryOver(queries, read);
    const reads: number[] = [];
    for (const later of [0, 1_000, 4_000]) {
      await vi.advanceTimersByTimeAsync(later);
      const opened = queries.fetchQuery(result.current('TRX-1'));
      await vi.advanceTimersByTimeAsync(0);
      await opened;
      reads.push(read.mock.calls.length);
    }
    expect(reads).toEqual(expected);
  },
);
