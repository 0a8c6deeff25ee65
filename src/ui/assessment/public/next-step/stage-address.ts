import type { StageName } from '../../../../domain/assessment/timeline.ts';
import { encodeTrxId } from '../../../../domain/assessment/trx-id.ts';
import { paths } from '../../../core/paths.ts';

/** Query that makes the exams page redirect to the next exam, if any. */
export const toNextExam = '?lanjut';

const addresses: Readonly<Record<StageName, (trxid: string) => string>> = {
  agreement: (trxid) => paths.agreement.to({ trxid }),
  apl01: (trxid) => paths.apl01.to({ trxid }),
  apl02: (trxid) => paths.apl02.to({ trxid }),
  exam: (trxid) => `${paths.exams.to({ trxid })}${toNextExam}`,
  result: (trxid) => paths.result.to({ trxid }),
  appeal: (trxid) => paths.appeal.to({ trxid }),
  feedback: (trxid) => paths.feedback.to({ trxid }),
  other: (trxid) => paths.timeline.to({ id: trxid }),
  certificate: (trxid) => `${paths.certificatePsre.to({})}?${new URLSearchParams({ trx: trxid })}`,
};

export const stageAddress = (name: StageName, trxId: string): string => addresses[name](encodeTrxId(trxId));

/** The sent appeal; unlike its stage, it can be read in a narrow window too. */
export const appealDocumentAddress = (trxId: string): string =>
  `${paths.appealDocument.to({})}?trx=${encodeTrxId(trxId)}`;
