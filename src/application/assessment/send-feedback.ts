import type { Feedback, SentFeedback } from '../../domain/assessment/feedback.ts';
import type { AssessmentRepository } from '../ports/assessment/assessment-repository.ts';
import type { TimelineRepository } from '../ports/assessment/timeline-repository.ts';
import type { RealtimeChannel } from '../ports/notification/realtime-channel.ts';
import type { DraftKeys } from '../sending/draft-keys.ts';
import { formSender } from '../sending/form-sender.ts';

export type SendFeedback = ReturnType<typeof sendFeedback>;

/** `alreadySent`: the server already has feedback, for example after a lost reply. Its content is not read. */
export type SendFeedbackOutcome =
  | { readonly kind: 'sent'; readonly feedback: SentFeedback }
  | { readonly kind: 'alreadySent' };

interface Deps {
  assessments: Pick<AssessmentRepository, 'sendFeedback'>;
  timelines: Pick<TimelineRepository, 'find'>;
  realtime: Pick<RealtimeChannel, 'announceChange'>;
}

const doneBefore = async (timelines: Deps['timelines'], trxId: string): Promise<'done' | null> => {
  const stage = (await timelines.find(trxId))?.stages.find(({ name }) => name === 'feedback');
  return stage?.status === 'done' ? 'done' : null;
};

/** Sends FR.AK.03, once (specification 7, Assessment). Rejects with `ApiFailure` only. */
export const sendFeedback = ({ assessments, timelines, realtime }: Deps) => {
  const sendOnce = formSender<SentFeedback | 'done'>({
    realtime,
    read: (trxId) => doneBefore(timelines, trxId),
    isSent: () => true,
  });
  return async (feedback: Feedback, keys: DraftKeys): Promise<SendFeedbackOutcome> => {
    const { form } = await sendOnce({ trxId: feedback.trxId, keys, content: feedback }, (key) =>
      assessments.sendFeedback(feedback, key),
    );
    return form === 'done' ? { kind: 'alreadySent' } : { kind: 'sent', feedback: form };
  };
};
