import { decodeTrxId, encodeTrxId } from '../../../domain/assessment/trx-id.ts';
import { paths } from '../../paths.ts';

/** Assessment in `?trx=`: `none` if absent, null if invalid. */
export const appealTrxIdOf = (search: string): string | null | 'none' => {
  const written = new URLSearchParams(search).get('trx');
  // the query parser turns a plus sign of plain base64 into a space
  return written === null ? 'none' : decodeTrxId(written.replaceAll(' ', '+'));
};

export const appealDocumentAddress = (trxId: string): string =>
  `${paths.appealDocument.to({})}?trx=${encodeTrxId(trxId)}`;
