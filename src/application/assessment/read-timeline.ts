import { repeatAfter } from '../../domain/assessment/repeat-after.ts';
import { resultGroupOf } from '../../domain/assessment/result.ts';
import { isIssued, isJudgedAgain, type Stage, type Timeline, timelineAt } from '../../domain/assessment/timeline.ts';
import type { TimelineRepository } from '../ports/assessment/timeline-repository.ts';
import type { ServerNow } from '../time/server-now.ts';
import type { Continuations, ReadBefore } from './timeline-additions.ts';

export interface TimelineNeeds {
  readonly timelines: TimelineRepository;
  readonly purchases: Continuations;
  readonly serverNow: ServerNow;
}

/**
 * The timeline as it is now, with what belongs to its present stage: the notes on a returned form, the decision and the answer to an appeal,
 * the certificate's validity and the purchase that continues it (specification 2, Timeline). An addition that cannot be read is left out.
 * Null if the candidate has no such purchase; rejects with `ApiFailure`.
 */
export type ReadTimeline = (trxId: string, before: ReadBefore) => Promise<Timeline | null>;

/** A stage with a text that may depend on the time, such as how long a review has lasted. */
const isBegun = ({ status }: Stage): boolean => status !== 'done' && status !== 'locked';

const isReturned = ({ status }: Stage): boolean => status === 'returned';

const isDecided = (stages: readonly Stage[]): boolean =>
  !stages.some(isIssued) && (resultGroupOf(stages) !== 'none' || isJudgedAgain(stages));

const canEnd = (timeline: Timeline): boolean => timeline.stages.some(isIssued) || repeatAfter(timeline) !== null;

export const readTimeline =
  ({ timelines, purchases, serverNow }: TimelineNeeds): ReadTimeline =>
  async (trxId, before) => {
    const read = await timelines.find(trxId);
    if (!read) return null;
    const timeline = read.stages.some(isBegun) ? timelineAt(read, await serverNow()) : read;
    const { stages } = timeline;
    const returned = stages.find(isReturned)?.name;
    const decided = isDecided(stages);
    if (!returned && !decided && !canEnd(timeline)) return timeline;
    const additions = await import('./timeline-additions.ts').catch(() => null); // not in the first code of a page
    if (!additions) return timeline;
    const noted = returned ? await additions.withNotes(timeline, returned, before) : timeline;
    const judged = decided ? await additions.withVerdict(noted, before) : noted;
    return canEnd(judged) ? additions.withEnd(judged, { purchases, serverNow }) : judged;
  };
