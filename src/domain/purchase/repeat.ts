/**
 * What a purchase goes on from: an assessment, of which only the units that were not competent are assessed again, or a certificate that
 * is renewed.
 */
export type Repeat =
  | { readonly kind: 'reassessment'; readonly trxId: string }
  | { readonly kind: 'renewal'; readonly certificate: string };
