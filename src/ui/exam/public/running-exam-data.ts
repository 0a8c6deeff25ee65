import { type Query, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { examTokens } from '../../../application/exam/tokens.ts';
import { purchaseTokens } from '../../../application/purchase/tokens.ts';
import type { Exam, Exams } from '../../../domain/exam/exam.ts';
import { runningOf } from '../../../domain/exam/next-exam.ts';
import { useService, useServices } from '../../core/services.tsx';
import { useAskAgain } from '../../core/use-ask-again.ts';
import { allExamsKey, examsQuery, examsStaleTime } from './exams-query.ts';
import { orKept } from './or-kept.ts';

const mostAssessments = 5;

/** The newest assessments, any of which may have a running exam. Not stale with time: events, purchases and log-ins invalidate the list. */
const useNewestAssessments = (): readonly string[] => {
  const transactions = useService(purchaseTokens.transactions);
  const keptExams = useService(examTokens.keptExams);
  const { data } = useQuery({
    queryKey: ['assessment', 'newest'],
    queryFn: (context) =>
      orKept<readonly string[]>(
        context,
        async () => {
          const { items } = await transactions.list('paid', 1);
          return items.slice(0, mostAssessments).map(({ id }) => id);
        },
        () => keptExams.trxIds(),
      ),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data ?? [];
};

type ExamsQuery = Query<Exams | null>;

/**
 * The candidate's running exams on all devices, sorted by end time; empty until exams are known from the server or from this device.
 * Refetches on focus, on server events, and at intervals while an exam runs.
 */
export const useRunningExams = (): readonly Exam[] => {
  const services = useServices();
  const queries = useQueryClient();
  const askAgain = useAskAgain();
  const known = queries.getQueriesData<Exams | null>({ queryKey: allExamsKey }); // includes exams in the cache, which are available offline
  const shown = known.flatMap(([, all]) => (all ? [all.trxId] : []));
  const trxIds = [...new Set([...shown, ...useNewestAssessments()])];
  return useQueries({
    queries: trxIds.map((trxId) => ({
      ...examsQuery(services, trxId),
      staleTime: examsStaleTime,
      refetchInterval: ({ state: { data, error } }: ExamsQuery) =>
        data && runningOf(data.exams).length > 0 ? askAgain(trxId, error) : false,
    })),
    combine: (all) => runningOf(all.flatMap(({ data }) => data?.exams ?? [])),
  });
};
