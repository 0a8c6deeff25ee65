import type { QueryClient } from '@tanstack/react-query';
import { purchaseTokens } from '../../application/purchase/tokens.ts';
import { nextStep } from '../../domain/assessment/next-step.ts';
import { isIssued, type Timeline, withTerm } from '../../domain/assessment/timeline.ts';
import type { Repeat } from '../../domain/purchase/repeat.ts';
import type { ServicesHandle } from '../services.tsx';
import { readTerm } from './standing-data.ts';

/** What a purchase that goes on from this assessment names; null while nothing can go on from it. */
export const repeatAfter = ({ stages, trxId }: Timeline): Repeat | null => {
  const step = nextStep(stages);
  if (step.kind === 'reassess') return { kind: 'reassessment', trxId };
  const certificate = step.kind === 'renew' ? step.stage.term?.number : null;
  return certificate ? { kind: 'renewal', certificate } : null;
};

/** A timeline that is over, with how long its certificate holds and what was bought after it, as far as that can be read now. */
export const afterEnd = async (
  services: ServicesHandle,
  queries: QueryClient,
  timeline: Timeline,
): Promise<Timeline> => {
  const term = timeline.stages.some(isIssued)
    ? await readTerm(services, queries, timeline.trxId).catch(() => null)
    : null;
  const whole = term ? withTerm(timeline, term) : timeline;
  const repeat = repeatAfter(whole);
  if (!repeat) return whole;
  const continuedBy = await services
    .resolve(purchaseTokens.purchaseQueries)
    .then((purchases) => purchases.goingOnFrom(repeat))
    .catch(() => null);
  return continuedBy ? { ...whole, continuedBy: continuedBy.id } : whole;
};
