import { type AdjustmentContent, tidiedAdjustments } from '../../domain/assessment/adjustment.ts';
import type { Agreement } from '../../domain/assessment/agreement.ts';
import type { AssessmentRepository } from '../ports/assessment/assessment-repository.ts';
import type { RealtimeChannel } from '../ports/notification/realtime-channel.ts';
import type { DraftKeys } from '../sending/draft-keys.ts';
import { formSender, type SendOutcome } from '../sending/form-sender.ts';

export type SendAdjustments = ReturnType<typeof sendAdjustments>;

interface Deps {
  assessments: Pick<AssessmentRepository, 'agreement' | 'sendAdjustments'>;
  realtime: Pick<RealtimeChannel, 'announceChange'>;
}

/** Sends the request for reasonable adjustments (FR.AK.07), once. Rejects with `ApiFailure` only. */
export const sendAdjustments = ({ assessments, realtime }: Deps) => {
  const sendOnce = formSender<Agreement>({
    realtime,
    read: (trxId) => assessments.agreement(trxId),
    isSent: ({ adjustments }) => (adjustments?.request ?? null) !== null,
  });
  return (trxId: string, asked: AdjustmentContent, keys: DraftKeys): Promise<SendOutcome<Agreement>> => {
    const content = tidiedAdjustments(asked);
    return sendOnce({ trxId, keys, content }, (key) => assessments.sendAdjustments(trxId, content, key));
  };
};
