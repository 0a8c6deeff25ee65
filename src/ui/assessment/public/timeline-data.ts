import { type QueryClient, useInfiniteQuery, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { assessmentTokens } from '../../../application/assessment/tokens.ts';
import { purchaseTokens } from '../../../application/purchase/tokens.ts';
import { nextStep } from '../../../domain/assessment/next-step.ts';
import { isExamOver } from '../../../domain/assessment/progress.ts';
import { opensNextAt, type Timeline, timelineAt } from '../../../domain/assessment/timeline.ts';
import type { Exams } from '../../../domain/exam/exam.ts';
import { runningOf } from '../../../domain/exam/next-exam.ts';
import type { TransactionTab } from '../../../domain/purchase/transaction.ts';
import { readSoon } from '../../core/page/spread.ts';
import { ownStaleTime } from '../../core/query-client.ts';
import { readServerNow } from '../../core/server-now.ts';
import { type ServicesHandle, useService, useServices } from '../../core/services.tsx';
import { useOpening } from '../../core/use-opening.ts';
import { examsKey, examsQuery, examsStaleTime } from '../../exam/public/exams-query.ts';

const key = ['assessment', 'timeline'];

export const timelineKey = (trxId: string): readonly string[] => [...key, trxId];

export const useTimelineRefresh = (trxId: string) => {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: timelineKey(trxId) });
};

/** Prefetches the exams before the assessment day, so that "what to bring" appears with the next step. */
const readDay = async (services: ServicesHandle, queries: QueryClient, { trxId, stages }: Timeline): Promise<void> => {
  const step = nextStep(stages);
  if (step.kind !== 'wait' || step.stage.name !== 'exam' || step.stage.opensAt === undefined) return;
  await queries.prefetchQuery({ ...examsQuery(services, trxId), staleTime: examsStaleTime, retry: false });
};

/** Reads the exams again that the device shows as running although the timeline says that they are over. */
const forgetRunning = (queries: QueryClient, { trxId, stages }: Timeline): void => {
  const known = queries.getQueryData<Exams | null>(examsKey(trxId));
  if (known && isExamOver(stages) && runningOf(known.exams).length > 0)
    void queries.invalidateQueries({ queryKey: examsKey(trxId) });
};

export const useTimelineQuery = () => {
  const services = useServices();
  const queries = useQueryClient();
  return (trxId: string) => ({
    queryKey: timelineKey(trxId),
    staleTime: () => ownStaleTime(queries),
    queryFn: async ({ client }: { client: QueryClient }) => {
      const read = await services.resolve(assessmentTokens.readTimeline);
      const timeline = await read(trxId, {
        result: async () => (await import('./verdict-data.ts')).readResult(services, client, trxId),
        appeal: async () => (await import('./verdict-data.ts')).readAppeal(services, client, trxId),
        notesOn: async (form) =>
          (await import('../../apl/public/returned-notes.ts')).returnedNotes(services, form, trxId),
      });
      if (timeline?.asOf !== undefined) await readServerNow(services, client);
      if (timeline) {
        forgetRunning(client, timeline);
        await readDay(services, client, timeline);
      }
      return timeline;
    },
  });
};

/** Opens stages when the server clock reaches their time, even offline, and then refetches. */
export const useTimelineOpenings = (timelines: readonly (Timeline | null | undefined)[]): void => {
  const queries = useQueryClient();
  const moments = timelines.flatMap((timeline) => (timeline && opensNextAt(timeline)) ?? []);
  useOpening(moments.length === 0 ? null : Math.min(...moments), (now) => {
    queries.setQueriesData<Timeline | null>({ queryKey: key }, (timeline) => timeline && timelineAt(timeline, now));
    readSoon(() => void queries.invalidateQueries({ queryKey: key }));
  });
};

export const useTimelines = (trxIds: readonly string[]) => {
  const queryOf = useTimelineQuery();
  const timelines = useQueries({ queries: trxIds.map(queryOf) });
  useTimelineOpenings(timelines.map(({ data }) => data));
  return timelines;
};

type TimelineRead = ReturnType<typeof useTimelines>[number];

export const isComing = ({ isPending, errorUpdateCount }: TimelineRead): boolean => isPending && errorUpdateCount === 0;

/** Undefined until it has come, null if it could not be read, also while it is asked again: the button has the focus. */
export const knownTimeline = (read: TimelineRead): Timeline | null | undefined =>
  read.isError || (read.isPending && !isComing(read)) ? null : read.data;

/** One assessment per paid purchase, newest first. */
export const useAssessments = (enabled = true) => {
  const transactions = useService(purchaseTokens.transactions);
  return useInfiniteQuery({
    enabled,
    queryKey: ['assessment', 'list'],
    queryFn: ({ pageParam: page }) => transactions.list('paid', page),
    initialPageParam: 1,
    getNextPageParam: ({ current, last }) => (current < last ? current + 1 : null),
  });
};

/** The first page of the purchase history, with the same cache entry on every page. */
export const useFirstPageQuery = (tab: TransactionTab) => {
  const purchaseQueries = useService(purchaseTokens.purchaseQueries);
  return {
    queryKey: ['purchase', 'transactions', tab, 1],
    queryFn: () => purchaseQueries.transactions(tab, 1),
  };
};

const useTransactions = (tab: TransactionTab, enabled = true) => {
  const { data, isPending, failureCount } = useQuery({ ...useFirstPageQuery(tab), enabled });
  return { items: data?.items ?? [], isPending: enabled && isPending && failureCount === 0 };
};

const mostBills = 6;

/**
 * The newest purchases that wait for their payment or, without a price, for the body's confirmation. `isPending`: until the first reply or
 * failure, so that retries delay nothing else on the page.
 */
export const useWaitingBills = () => {
  const { items, isPending } = useTransactions('pending');
  return { bills: items.slice(0, mostBills), isPending };
};

/** The newest purchase that ended without a registration, if it ended because its time to pay was over. */
export const useLapsedPurchase = (enabled: boolean) => {
  const { items, isPending } = useTransactions('failed', enabled);
  return { lapsed: items[0]?.status === 'expired' ? items[0] : null, isPending };
};
