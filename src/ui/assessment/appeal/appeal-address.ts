import { decodeTrxId, encodeTrxId } from '../../../domain/assessment/trx-id.ts';
import { paths } from '../../paths.ts';

/** The assessment whose appeal `?trx=` asks for: `none` without one, null when it does not decode. */
export const appealTrxIdOf = (search: string): string | null | 'none' => {
  const written = new URLSearchParams(search).get('trx');
  // a plus sign of plain base64 reads as a space in a query
  return written === null ? 'none' : decodeTrxId(written.replaceAll(' ', '+'));
};

/** The paper of the appeal of this assessment. */
export const appealDocumentAddress = (trxId: string): string =>
  `${paths.appealDocument.to({})}?trx=${encodeTrxId(trxId)}`;
