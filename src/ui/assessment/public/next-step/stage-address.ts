import type { StageName } from '../../../../domain/assessment/timeline.ts';
import { encodeTrxId } from '../../../../domain/assessment/trx-id.ts';
import { paths } from '../../../core/paths.ts';
import { stageTable } from './stage-table.ts';

export const stageAddress = (name: StageName, trxId: string): string => stageTable[name].address(encodeTrxId(trxId));

/** The sent appeal; unlike its stage, it can be read in a narrow window too. */
export const appealDocumentAddress = (trxId: string): string =>
  `${paths.appealDocument.to({})}?trx=${encodeTrxId(trxId)}`;
