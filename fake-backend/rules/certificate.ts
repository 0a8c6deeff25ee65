import type { CertificateRow } from '../database/certificate-rows.ts';
import type { StageRow } from '../database/rows.ts';
import { endOfDay, wib } from '../wib-time.ts';

const yearsValid = 3;

/** The serial number: the trailing digits of the purchase number, which are unique. */
const serialOf = (id: string): string => (/(\d+)$/.exec(id)?.[1] ?? '0').slice(-7);

/** End of the day (Jakarta time) three years after the issue. 29 February becomes 28 February. */
const validUntil = (issuedAt: string): string => endOfDay(wib(issuedAt).add(yearsValid, 'years'));

/** Creates the certificate of a purchase, or of another id that ends in digits; `issuedAt` is ISO with +07:00. */
export const newCertificate = (of: {
  id: string;
  holder: string;
  schemeId: string;
  issuedAt: string;
}): CertificateRow => {
  const { id, holder, schemeId, issuedAt } = of;
  const year = wib(issuedAt).year();
  const serial = serialOf(id);
  return {
    id,
    number: `CONTOH 62010 2513 ${Number(serialOf(schemeId))} ${serial.padStart(7, '0')} ${year}`,
    register_number: `CONTOH 1483 ${serial.padStart(5, '0')} ${year}`,
    holder,
    scheme_id: schemeId,
    issued_at: issuedAt,
    valid_until: validUntil(issuedAt),
    revoked_at: null,
    revoked_reason: null,
    reminded_at: null,
  };
};

const reminderMonths = 6;

/** When the holder is reminded: start of the day (Jakarta time) six months before the expiry, or the last day of a shorter month. */
export const remindFrom = ({ valid_until }: Pick<CertificateRow, 'valid_until'>): number =>
  Date.parse(wib(valid_until).subtract(reminderMonths, 'months').format('YYYY-MM-DD[T00:00:00+07:00]'));

export const comparedNumber = (number: string): string => number.toUpperCase().replace(/[^A-Z0-9]/g, '');

export const certificateStatus = (
  { revoked_at, valid_until }: Pick<CertificateRow, 'revoked_at' | 'valid_until'>,
  now: Date,
): 'valid' | 'expired' | 'revoked' => {
  if (revoked_at !== null) return 'revoked';
  return Date.parse(valid_until) < now.getTime() ? 'expired' : 'valid';
};

export const certificateStatusOf = (
  row: CertificateRow | undefined,
  stage: Pick<StageRow, 'status'> | undefined,
): 'ready' | 'signing' | 'not_ready' => {
  if (row) return 'ready';
  return stage?.status === 'open' || stage?.status === 'submitted' ? 'signing' : 'not_ready';
};

const kinds = { CERT: 'certificate', APPEAL: 'appeal', RECEIPT: 'receipt' } as const;
export type DocumentKind = (typeof kinds)[keyof typeof kinds];

export const namedDocument = (fileId: string): { kind: DocumentKind; trxId: string } | null => {
  const [, prefix, trxId] = /^(CERT|APPEAL|RECEIPT)-(.+)$/.exec(fileId) ?? [];
  return prefix && trxId ? { kind: kinds[prefix as keyof typeof kinds], trxId } : null;
};
