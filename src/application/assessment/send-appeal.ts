import type { AppealContent, AppealForm } from '../../domain/assessment/appeal.ts';
import type { AssessmentRepository } from '../ports/assessment/assessment-repository.ts';
import type { SignatureInput } from '../ports/assessment/signature-input.ts';
import type { RealtimeChannel } from '../ports/notification/realtime-channel.ts';
import type { DraftKeys } from '../sending/draft-keys.ts';
import { formSender, type SendOutcome } from './send-form.ts';

export type SendAppeal = ReturnType<typeof sendAppeal>;

interface Deps {
  assessments: Pick<AssessmentRepository, 'appeal' | 'sendAppeal'>;
  realtime: Pick<RealtimeChannel, 'announceChange'>;
}

/** Sends FR.AK.04, once and for all (specification 7, Assessment). Rejects with `ApiFailure` only. */
export const sendAppeal = (deps: Deps) => {
  const sendOnce = formSender<AppealForm>();
  return (
    trxId: string,
    { answers, reason }: AppealContent,
    signature: SignatureInput,
    keys: DraftKeys,
  ): Promise<SendOutcome<AppealForm>> => {
    const content = { answers, reason: reason.trim() };
    return sendOnce(
      { trxId, keys, content },
      {
        send: (key) => deps.assessments.sendAppeal(trxId, content, signature, key),
        read: () => deps.assessments.appeal(trxId),
        isSent: ({ appeal }) => appeal !== null,
        taken: () => deps.realtime.announceChange(), // other tabs show it too
      },
    );
  };
};
