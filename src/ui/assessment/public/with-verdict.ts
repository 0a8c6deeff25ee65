import type { QueryClient } from '@tanstack/react-query';
import { type AssessmentResult, verdictOf } from '../../../domain/assessment/result.ts';
import { isJudgedAgain, type Timeline } from '../../../domain/assessment/timeline.ts';
import type { ServicesHandle } from '../../core/services.tsx';
import { appealQuery } from './appeal-data.ts';
import { resultQuery } from './result-data.ts';

const decidedAgain = ({ decidedAt }: AssessmentResult, answeredAt: string | null): Pick<Timeline, 'decidedAgain'> =>
  decidedAt === null || answeredAt === null ? {} : { decidedAgain: Date.parse(decidedAt) > Date.parse(answeredAt) };

const answeredAppeal = async (services: ServicesHandle, queries: QueryClient, trxId: string) =>
  queries.fetchQuery({ ...appealQuery(services, trxId), retry: false }).catch(() => null);

/** Adds the published decision and the answer to an appeal, or the running reassessment, to the timeline, if they can be loaded. */
export const withVerdict = async (
  services: ServicesHandle,
  queries: QueryClient,
  timeline: Timeline,
): Promise<Timeline> => {
  const result = await queries.fetchQuery({ ...resultQuery(services, timeline.trxId), retry: false }).catch(() => null);
  if (result?.reassessment && isJudgedAgain(timeline.stages)) return { ...timeline, reassessment: result.reassessment };
  const verdict = result && verdictOf(result, timeline.stages);
  if (!verdict) return timeline;
  const isAnswered = timeline.stages.some(({ name, status }) => name === 'appeal' && status === 'done');
  const answer = isAnswered ? (await answeredAppeal(services, queries, timeline.trxId))?.appeal?.answer : null;
  return {
    ...timeline,
    verdict,
    ...(typeof answer?.granted === 'boolean' && { appealGranted: answer.granted }),
    ...(answer && decidedAgain(result, answer.at)),
    ...(answer?.text && { appealAnswer: answer.text }),
  };
};
