export type Repeat =
  | { readonly kind: 'reassessment'; readonly trxId: string }
  | { readonly kind: 'renewal'; readonly certificate: string };

export const isSameRepeat = (one: Repeat | null, other: Repeat): boolean =>
  one?.kind === 'renewal'
    ? other.kind === 'renewal' && one.certificate === other.certificate
    : one?.kind === other.kind && one.trxId === other.trxId;
