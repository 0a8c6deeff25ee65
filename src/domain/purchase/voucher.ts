import type { AssessmentDay } from '../calendar/assessment-day.ts';

export const voucherStatuses = ['unused', 'used', 'expired'] as const;

/** The lists of vouchers. */
export type VoucherTab = (typeof voucherStatuses)[number];

/** `unknown`: this portal does not know the server's word for it, so it cannot be used here. */
export type VoucherStatus = VoucherTab | 'unknown';

/**
 * Pays for one scheme on one schedule. Dates are ISO instants, null when they are not known; `budgetary` is the budget line of the
 * schedule that it pays, `trxId` the purchase that it made. The server may leave out all but the id: then texts are empty.
 */
export interface Voucher {
  readonly id: string;
  readonly code: string;
  readonly status: VoucherStatus;
  /** The server's own word for a status that is unknown; absent when it has none. */
  readonly statusWord?: string;
  /** Who gave it out: `prakerja`, or a newer word of the server. */
  readonly source: string;
  readonly scheme: { readonly slug: string; readonly title: string };
  readonly schedule: AssessmentDay & { readonly id: string };
  readonly budgetary: string;
  readonly expiresAt: string | null;
  readonly usedAt: string | null;
  readonly trxId: string | null;
}

/** Spaces, any kind of dash, and the invisible characters that a paste brings along. */
const separators = /[\s\p{Dash_Punctuation}\u2212\p{Cf}]+/gu;

// by letter, because `toUpperCase` makes two letters of some that no code has
const upperCase = (text: string): string => text.replace(/[a-z]/g, (letter) => letter.toUpperCase());

/**
 * A Prakerja code as it is sent: 12 letters and digits, upper case, without what people put between them. Null for anything
 * else. The `PRAT` of test codes counts: `PRAT-AB12-CD34` has 12.
 */
export const normalisedPrakerjaCode = (text: string): string | null => {
  const bare = upperCase(text.replace(separators, ''));
  return /^[A-Z0-9]{12}$/.test(bare) ? bare : null;
};

/** A code, or the beginning of one, in groups of four as people read it out: `PRAT-AB12-CD34`. Other text only in upper case. */
export const groupedPrakerjaCode = (text: string): string => {
  const bare = upperCase(text.replace(separators, ''));
  return /^[A-Z0-9]{0,12}$/.test(bare) ? bare.replace(/(.{4})(?=.)/g, '$1-') : upperCase(text);
};
