import type { AssessmentResult } from '../../domain/assessment/result.ts';
import type { AssessmentRepository } from '../ports/assessment/assessment-repository.ts';
import type { SignatureInput } from '../ports/assessment/signature-input.ts';
import type { RealtimeChannel } from '../ports/notification/realtime-channel.ts';
import type { DraftKeys } from '../sending/draft-keys.ts';
import { formSender, type SendOutcome } from './send-form.ts';

export type AcknowledgeResult = ReturnType<typeof acknowledgeResult>;

interface Deps {
  assessments: Pick<AssessmentRepository, 'result' | 'acknowledgeResult'>;
  realtime: Pick<RealtimeChannel, 'announceChange'>;
}

/** Accepts a result as it was read, with a signature (specification 7, Assessment). Rejects with `ApiFailure` only. */
export const acknowledgeResult = (deps: Deps) => {
  const sendOnce = formSender<AssessmentResult>();
  return (
    result: Pick<AssessmentResult, 'trxId' | 'decidedAt'>,
    signature: SignatureInput,
    keys: DraftKeys,
  ): Promise<SendOutcome<AssessmentResult>> =>
    sendOnce(
      { trxId: result.trxId, keys, content: result.decidedAt },
      {
        send: (key) => deps.assessments.acknowledgeResult(result, signature, key),
        read: () => deps.assessments.result(result.trxId),
        isSent: ({ acknowledged }) => acknowledged !== null,
        taken: () => deps.realtime.announceChange(), // other tabs show it too
      },
    );
};
