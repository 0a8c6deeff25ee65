import type { AppealContent, AppealForm } from '../../domain/assessment/appeal.ts';
import type { AssessmentRepository } from '../ports/assessment/assessment-repository.ts';
import type { SignatureInput } from '../ports/assessment/signature-input.ts';
import type { RealtimeChannel } from '../ports/notification/realtime-channel.ts';
import type { DraftKeys } from '../sending/draft-keys.ts';
import { formSender, type SendOutcome } from '../sending/form-sender.ts';

export type SendAppeal = ReturnType<typeof sendAppeal>;

interface Deps {
  assessments: Pick<AssessmentRepository, 'appeal' | 'sendAppeal'>;
  realtime: Pick<RealtimeChannel, 'announceChange'>;
}

/** Sends FR.AK.04, once (specification 7, Assessment). Rejects with `ApiFailure` only. */
export const sendAppeal = ({ assessments, realtime }: Deps) => {
  const sendOnce = formSender<AppealForm>({
    realtime,
    read: (trxId) => assessments.appeal(trxId),
    isSent: ({ appeal }) => appeal !== null,
  });
  return (
    trxId: string,
    { answers, reason }: AppealContent,
    signature: SignatureInput,
    keys: DraftKeys,
  ): Promise<SendOutcome<AppealForm>> => {
    const content = { answers, reason: reason.trim() };
    return sendOnce({ trxId, keys, content }, (key) => assessments.sendAppeal(trxId, content, signature, key));
  };
};
