import type { QueryClient } from '@tanstack/react-query';
import { verdictOf } from '../../../domain/assessment/result.ts';
import type { Timeline } from '../../../domain/assessment/timeline.ts';
import type { ServicesHandle } from '../../services.tsx';
import { resultQuery } from './result-data.ts';

/** Adds the published decision to the timeline, if it can be loaded. */
export const withVerdict = async (
  services: ServicesHandle,
  queries: QueryClient,
  timeline: Timeline,
): Promise<Timeline> => {
  const result = await queries.fetchQuery({ ...resultQuery(services, timeline.trxId), retry: false }).catch(() => null);
  const verdict = result && verdictOf(result);
  return verdict ? { ...timeline, verdict } : timeline;
};
