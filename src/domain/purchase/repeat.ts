/** A repeated purchase: a reassessment of the units that were not competent, or a renewal of a certificate. */
export type Repeat =
  | { readonly kind: 'reassessment'; readonly trxId: string }
  | { readonly kind: 'renewal'; readonly certificate: string };

export const isSameRepeat = (one: Repeat | null, other: Repeat): boolean =>
  one?.kind === 'renewal'
    ? other.kind === 'renewal' && one.certificate === other.certificate
    : one?.kind === other.kind && one.trxId === other.trxId;
