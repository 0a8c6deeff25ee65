import { useQuery } from '@tanstack/react-query';
import { purchaseTokens } from '../../../application/purchase/tokens.ts';
import type { Timeline } from '../../../domain/assessment/timeline.ts';
import type { Transaction } from '../../../domain/purchase/transaction.ts';
import { useService } from '../../core/services.tsx';
import { useTimelines } from '../public/timeline-data.ts';

/** More than any candidate has. Each assessment costs a request, so a longer list is cut off (fault matrix 81). */
const mostPages = 5;
const mostAssessments = 100;

interface All {
  readonly assessments: readonly Transaction[];
  readonly complete: boolean;
}

const useAll = () => {
  const transactions = useService(purchaseTokens.transactions);
  return useQuery({
    queryKey: ['assessment', 'all'],
    queryFn: async (): Promise<All> => {
      const found = new Map<string, Transaction>();
      let page = await transactions.list('paid', 1);
      for (const item of page.items) found.set(item.id, item);
      for (let number = 2; number <= Math.min(page.last, mostPages); number++) {
        page = await transactions.list('paid', number);
        for (const item of page.items) found.set(item.id, item);
      }
      const complete = page.last <= mostPages && found.size <= mostAssessments;
      return { assessments: [...found.values()].slice(0, mostAssessments), complete };
    },
  });
};

export interface WithTimeline {
  readonly assessment: Transaction;
  readonly timeline: Timeline;
}

export const useAllAssessments = () => {
  const all = useAll();
  const assessments = all.data?.assessments ?? [];
  const timelines = useTimelines(assessments.map(({ id }) => id));
  const failed = timelines.filter(({ data, isError }) => isError && !data);
  return {
    found:
      all.data && timelines.every(({ data, isError }) => data !== undefined || isError)
        ? assessments.flatMap((assessment, index): WithTimeline[] => {
            const timeline = timelines[index]?.data;
            return timeline ? [{ assessment, timeline }] : [];
          })
        : undefined,
    complete: all.data?.complete ?? true,
    error: all.data ? null : all.error,
    unread: failed.length,
    retrying: all.isFetching || failed.some(({ isFetching }) => isFetching),
    retry: (): void => {
      if (!all.data) void all.refetch();
      for (const timeline of failed) void timeline.refetch();
    },
  };
};
