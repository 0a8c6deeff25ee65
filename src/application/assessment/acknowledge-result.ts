import type { AssessmentResult } from '../../domain/assessment/result.ts';
import type { AssessmentRepository } from '../ports/assessment/assessment-repository.ts';
import type { SignatureInput } from '../ports/assessment/signature-input.ts';
import type { RealtimeChannel } from '../ports/notification/realtime-channel.ts';
import type { DraftKeys } from '../sending/draft-keys.ts';
import { formSender, type SendOutcome } from '../sending/form-sender.ts';

export type AcknowledgeResult = ReturnType<typeof acknowledgeResult>;

interface Deps {
  assessments: Pick<AssessmentRepository, 'result' | 'acknowledgeResult'>;
  realtime: Pick<RealtimeChannel, 'announceChange'>;
}

/** Accepts, with a signature, the result that the candidate has read (specification 7, Assessment). Rejects with `ApiFailure` only. */
export const acknowledgeResult = ({ assessments, realtime }: Deps) => {
  const sendOnce = formSender<AssessmentResult>({
    realtime,
    read: (trxId) => assessments.result(trxId),
    isSent: ({ acknowledged }) => acknowledged !== null,
  });
  return (
    result: AssessmentResult,
    signature: SignatureInput,
    keys: DraftKeys,
  ): Promise<SendOutcome<AssessmentResult>> =>
    sendOnce({ trxId: result.trxId, keys, content: result.decidedAt }, (key) =>
      assessments.acknowledgeResult(result, signature, key),
    );
};
