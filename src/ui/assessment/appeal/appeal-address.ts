import { decodeTrxId, encodeTrxId } from '../../../domain/assessment/trx-id.ts';
import { paths } from '../../paths.ts';

/** Id of the assessment in `?trx=`: `none` if absent, null if invalid. */
export const appealTrxIdOf = (search: string): string | null | 'none' => {
  const written = new URLSearchParams(search).get('trx');
  // the query parser turns the plus signs of plain base64 into spaces
  return written === null ? 'none' : decodeTrxId(written.replaceAll(' ', '+'));
};

export const appealDocumentAddress = (trxId: string): string =>
  `${paths.appealDocument.to({})}?trx=${encodeTrxId(trxId)}`;
