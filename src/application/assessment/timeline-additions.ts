import type { AppealForm } from '../../domain/assessment/appeal.ts';
import { repeatAfter } from '../../domain/assessment/repeat-after.ts';
import { type AssessmentResult, verdictOf } from '../../domain/assessment/result.ts';
import {
  isIssued,
  isJudgedAgain,
  type PartNote,
  type StageName,
  type Timeline,
  withTerm,
} from '../../domain/assessment/timeline.ts';
import { lifeOf } from '../../domain/certificate/certificate-life.ts';
import type { Repeat } from '../../domain/purchase/repeat.ts';
import type { ServerNow } from '../time/server-now.ts';

/** The page supplies these reads, which may answer from its cache. Each rejects if the data cannot be read. */
export interface ReadBefore {
  result(): Promise<AssessmentResult | null>;
  appeal(): Promise<AppealForm | null>;
  notesOn(form: StageName): Promise<readonly PartNote[]>;
}

export interface Continuations {
  /** The purchase that continues an assessment; null if there is none. */
  goingOnFrom(repeat: Repeat): Promise<{ readonly id: string } | null>;
}

const orNull = () => null;

/** Adds the notes on a returned form: on a phone, where no form opens, only the next step can say what to prepare. */
export const withNotes = async (timeline: Timeline, form: StageName, before: ReadBefore): Promise<Timeline> => {
  const returnedNotes = (await before.notesOn(form).catch(orNull)) ?? [];
  return returnedNotes.length > 0 ? { ...timeline, returnedNotes } : timeline;
};

const decidedAgain = ({ decidedAt }: AssessmentResult, answeredAt: string | null): Pick<Timeline, 'decidedAgain'> =>
  decidedAt === null || answeredAt === null ? {} : { decidedAgain: Date.parse(decidedAt) > Date.parse(answeredAt) };

/** Adds the published decision and the answer to an appeal, or the running reassessment. */
export const withVerdict = async (timeline: Timeline, before: ReadBefore): Promise<Timeline> => {
  const { stages } = timeline;
  const result = await before.result().catch(orNull);
  if (result?.reassessment && isJudgedAgain(stages)) return { ...timeline, reassessment: result.reassessment };
  const verdict = result && verdictOf(result, stages);
  if (!verdict) return timeline;
  const isAnswered = stages.some(({ name, status }) => name === 'appeal' && status === 'done');
  const answer = isAnswered ? (await before.appeal().catch(orNull))?.appeal?.answer : null;
  return {
    ...timeline,
    verdict,
    ...(typeof answer?.granted === 'boolean' && { appealGranted: answer.granted }),
    ...(answer && decidedAgain(result, answer.at)),
    ...(answer?.text && { appealAnswer: answer.text }),
  };
};

const withLife = async (timeline: Timeline, serverNow: ServerNow): Promise<Timeline> => {
  const { certificate, stages } = timeline;
  if (!certificate || !stages.some(isIssued)) return timeline;
  const { number, validUntil } = certificate;
  return withTerm(timeline, { number, validUntil, life: lifeOf(validUntil, await serverNow()) });
};

/** Adds the certificate's validity, and the purchase of its renewal or of a reassessment. */
export const withEnd = async (
  timeline: Timeline,
  { purchases, serverNow }: { readonly purchases: Continuations; readonly serverNow: ServerNow },
): Promise<Timeline> => {
  const whole = await withLife(timeline, serverNow);
  const repeat = repeatAfter(whole);
  const continuedBy = repeat && (await purchases.goingOnFrom(repeat).catch(orNull));
  return continuedBy ? { ...whole, continuedBy: continuedBy.id } : whole;
};
