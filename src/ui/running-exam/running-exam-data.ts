import { type Query, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { assessmentTokens } from '../../application/assessment/tokens.ts';
import type { Exam, Exams } from '../../domain/exam/exam.ts';
import { allHandedIn, runningOf } from '../../domain/exam/next-exam.ts';
import { useServices } from '../services.tsx';
import { allExamsKey, examsQuery } from './exams-query.ts';
import { useAskAgain } from './use-ask-again.ts';

/** Of so many assessments, the newest, it is asked whether an exam runs. */
const mostAssessments = 5;

/** The assessments that can have an exam: the newest purchases that are paid. News of the server alone makes them old. */
const useNewestAssessments = (): readonly string[] => {
  const services = useServices();
  const { data } = useQuery({
    queryKey: ['assessment', 'newest'],
    queryFn: async () => {
      const { items } = await (await services.resolve(assessmentTokens.assessmentQueries)).assessments(1);
      return items.slice(0, mostAssessments).map(({ id }) => id);
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data ?? [];
};

type ExamsQuery = Query<Exams | null>;

/** Milliseconds that a reading is good for when a page or the window is seen again. */
const goodFor = 30_000;

/** Those that are not all handed in can begin on another device. */
const staleTime = ({ state: { data } }: ExamsQuery): number =>
  data && !allHandedIn(data) ? goodFor : Number.POSITIVE_INFINITY;

/**
 * The exams of this candidate that run, on whatever device they were started, the one that ends first in front; none where that is not
 * known. Asked for again when the window is seen again and by news of the server; while one runs now and then as well.
 */
export const useRunningExams = (): readonly Exam[] => {
  const services = useServices();
  const queries = useQueryClient();
  const askAgain = useAskAgain();
  const known = queries.getQueriesData<Exams | null>({ queryKey: allExamsKey }); // also without a network
  const shown = known.flatMap(([, all]) => (all ? [all.trxId] : []));
  const trxIds = [...new Set([...shown, ...useNewestAssessments()])];
  return useQueries({
    queries: trxIds.map((trxId) => ({
      ...examsQuery(services, trxId),
      staleTime,
      refetchInterval: ({ state: { data } }: ExamsQuery) =>
        data && runningOf(data.exams).length > 0 ? askAgain(trxId) : false,
    })),
    combine: (all) => runningOf(all.flatMap(({ data }) => data?.exams ?? [])),
  });
};
