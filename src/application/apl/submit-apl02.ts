import type { Apl02, Apl02Unit } from '../../domain/apl/apl02.ts';
import { tidiedAnswers } from '../../domain/apl/apl02-answers.ts';
import { unusedFiles } from '../../domain/apl/apl02-files.ts';
import type { Apl02Submission, AplRepository } from '../ports/apl/apl-repository.ts';
import type { RealtimeChannel } from '../ports/notification/realtime-channel.ts';
import type { Upload } from '../ports/upload.ts';
import { aplSender, type SubmitAplOutcome, type UnderDraft } from './apl-sender.ts';

export type SubmitApl02 = ReturnType<typeof submitApl02>;

interface Deps {
  apls: Pick<AplRepository, 'apl02' | 'sendApl02'>;
  realtime: Pick<RealtimeChannel, 'announceChange'>;
}

export interface AnsweredForm {
  readonly units: readonly Apl02Unit[];
  readonly storedFileIds: ReadonlySet<string>;
}

const fitted = (submission: UnderDraft<Apl02Submission>, { units, storedFileIds }: AnsweredForm) => {
  const ids = new Set([...storedFileIds, ...submission.files.keys()]);
  const answers = tidiedAnswers(units, submission.answers, ids);
  const unused = new Set(unusedFiles(units, answers, [...submission.files.keys()]));
  return { ...submission, answers, files: new Map([...submission.files].filter(([id]) => !unused.has(id))) };
};

/** Sends FR.APL.02 (specification 7, Assessment); see `aplSender`. */
export const submitApl02 = ({ apls, realtime }: Deps) => {
  const sendOnce = aplSender<Apl02>({ realtime, read: (trxId) => apls.apl02(trxId) });
  return (
    submission: UnderDraft<Apl02Submission>,
    form: AnsweredForm,
    upload?: Upload,
  ): Promise<SubmitAplOutcome<Apl02>> => {
    const sent = fitted(submission, form);
    const content = sent.answers;
    return sendOnce(
      { ...sent, content },
      (requestKey, joined) => apls.sendApl02({ ...sent, requestKey }, joined),
      upload,
    );
  };
};
