import type { Apl01 } from '../../domain/apl/apl01.ts';
import { tidiedContent } from '../../domain/apl/apl01-content.ts';
import type { Apl01Submission, AplRepository } from '../ports/apl/apl-repository.ts';
import type { RealtimeChannel } from '../ports/notification/realtime-channel.ts';
import type { Upload } from '../ports/upload.ts';
import { aplSender, type SubmitAplOutcome, type UnderDraft } from './apl-sender.ts';

export type SubmitApl01 = ReturnType<typeof submitApl01>;

interface Deps {
  apls: Pick<AplRepository, 'apl01' | 'sendApl01'>;
  realtime: Pick<RealtimeChannel, 'announceChange'>;
}

/** Sends FR.APL.01 (specification 7, Assessment); see `aplSender`. */
export const submitApl01 = ({ apls, realtime }: Deps) => {
  const sendOnce = aplSender<Apl01>({ realtime, read: (trxId) => apls.apl01(trxId) });
  return (submission: UnderDraft<Apl01Submission>, upload?: Upload): Promise<SubmitAplOutcome<Apl01>> => {
    const tidied = { ...submission, content: tidiedContent(submission.content) };
    return sendOnce(tidied, (requestKey, joined) => apls.sendApl01({ ...tidied, requestKey }, joined), upload);
  };
};
