/**
 * What a purchase goes on from: an assessment, of which only the units that were not competent are assessed again, or a certificate that
 * is renewed.
 */
export type Repeat =
  | { readonly kind: 'reassessment'; readonly trxId: string }
  | { readonly kind: 'renewal'; readonly certificate: string };

/** Whether both go on from the same. */
export const isSameRepeat = (one: Repeat | null, other: Repeat): boolean =>
  one?.kind === 'renewal'
    ? other.kind === 'renewal' && one.certificate === other.certificate
    : one?.kind === other.kind && one.trxId === other.trxId;
