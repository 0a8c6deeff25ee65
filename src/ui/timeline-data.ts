import { type QueryClient, useInfiniteQuery, useQueries, useQueryClient } from '@tanstack/react-query';
import { assessmentTokens } from '../application/assessment/tokens.ts';
import { isIssued, opensNextAt, type Stage, type Timeline, timelineAt } from '../domain/assessment/timeline.ts';
import { serverNow } from './server-now.ts';
import { useServices } from './services.tsx';
import { useOpening } from './use-opening.ts';

const key = ['assessment', 'timeline'];

/** Under what the timeline of an assessment is kept. */
export const timelineKey = (trxId: string): readonly string[] => [...key, trxId];

/** Whether the server's time decides what is said of a stage. */
const isTimed = ({ status, due, opensAt }: Stage): boolean =>
  status !== 'done' && status !== 'locked' && (due !== null || opensAt !== undefined);

/** Whether the certificate is issued, or nothing happens any more. */
const isOver = ({ stages }: Timeline): boolean =>
  stages.some(isIssued) ||
  (stages[0]?.status === 'done' && stages.every(({ status }) => status === 'done' || status === 'locked'));

/** How the timeline of an assessment is read as it is now, of which other concepts keep a reading: null data when there is none. */
export const useTimelineQuery = () => {
  const services = useServices();
  return (trxId: string) => ({
    queryKey: timelineKey(trxId),
    queryFn: async ({ client }: { client: QueryClient }) => {
      const read = await (await services.resolve(assessmentTokens.assessmentQueries)).timeline(trxId);
      const timeline = read?.stages.some(isTimed) ? timelineAt(read, await serverNow(services, client)) : read;
      if (!timeline || !isOver(timeline)) return timeline;
      // loaded only where something is over; without it the timeline is shown all the same
      return import('./certificate-life/after-end.ts').then(
        ({ afterEnd }) => afterEnd(services, client, timeline),
        () => timeline,
      );
    },
  });
};

/** Opens what these timelines say opens later, at its moment and without a network; they are then read again. */
export const useTimelineOpenings = (timelines: readonly (Timeline | null | undefined)[]): void => {
  const queries = useQueryClient();
  const moments = timelines.flatMap((timeline) => (timeline && opensNextAt(timeline)) ?? []);
  useOpening(moments.length === 0 ? null : Math.min(...moments), (now) => {
    queries.setQueriesData<Timeline | null>({ queryKey: key }, (timeline) => timeline && timelineAt(timeline, now));
    void queries.invalidateQueries({ queryKey: key });
  });
};

/** The stages of several assessments in their order, each as soon as it is there. */
export const useTimelines = (trxIds: readonly string[]) => {
  const queryOf = useTimelineQuery();
  const timelines = useQueries({ queries: trxIds.map(queryOf) });
  useTimelineOpenings(timelines.map(({ data }) => data));
  return timelines;
};

/** The assessments of this candidate, page after page: one for each paid purchase, the newest first. */
export const useAssessments = () => {
  const services = useServices();
  return useInfiniteQuery({
    queryKey: ['assessment', 'list'],
    queryFn: async ({ pageParam: page }) =>
      (await services.resolve(assessmentTokens.assessmentQueries)).assessments(page),
    initialPageParam: 1,
    getNextPageParam: ({ current, last }) => (current < last ? current + 1 : null),
  });
};
