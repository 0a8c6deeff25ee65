import type { Agreement } from '../../domain/assessment/agreement.ts';
import { isClosed } from '../../domain/assessment/form-status.ts';
import type { AssessmentRepository } from '../ports/assessment/assessment-repository.ts';
import type { SignatureInput } from '../ports/assessment/signature-input.ts';
import type { RealtimeChannel } from '../ports/notification/realtime-channel.ts';
import type { DraftKeys } from '../sending/draft-keys.ts';
import { formSender, type SendOutcome } from '../sending/form-sender.ts';

export type SignAgreement = ReturnType<typeof signAgreement>;

interface Deps {
  assessments: Pick<AssessmentRepository, 'agreement' | 'signAgreement'>;
  realtime: Pick<RealtimeChannel, 'announceChange'>;
}

/** Signs FR.AK.01 (specification 7, Assessment). Rejects with `ApiFailure` only. */
export const signAgreement = ({ assessments, realtime }: Deps) => {
  const sendOnce = formSender<Agreement>({
    realtime,
    read: (trxId) => assessments.agreement(trxId),
    isSent: ({ status }) => isClosed(status),
  });
  return (trxId: string, signature: SignatureInput, keys: DraftKeys): Promise<SendOutcome<Agreement>> =>
    sendOnce({ trxId, keys, content: null }, (key) => assessments.signAgreement(trxId, signature, key));
};
