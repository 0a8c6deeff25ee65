import type { AssessmentDay } from '../calendar/assessment-day.ts';
import { cleanLine } from '../line.ts';

export const voucherStatuses = ['unused', 'used', 'expired'] as const;

export type VoucherTab = (typeof voucherStatuses)[number];

/** `unknown`: a status that this portal does not know; the voucher cannot be used. */
export type VoucherStatus = VoucherTab | 'unknown';

/** Pays for one scheme on one schedule. `budgetary` is the schedule's budget line, `trxId` the resulting purchase. */
export interface Voucher {
  readonly id: string;
  readonly code: string;
  readonly status: VoucherStatus;
  readonly statusWord?: string;
  readonly source: string;
  readonly scheme: { readonly slug: string; readonly title: string };
  readonly schedule: AssessmentDay & { readonly id: string };
  readonly budgetary: string;
  readonly expiresAt: string | null;
  readonly usedAt: string | null;
  readonly trxId: string | null;
}

const separators = /[\s\p{Dash_Punctuation}\u2212]+/gu;

// per letter, because `toUpperCase` turns some characters into two
const upperCase = (text: string): string => text.replace(/[a-z]/g, (letter) => letter.toUpperCase());

export const codeLimit = 60;

/** A Prakerja code as sent: upper case, without separators. The server judges its shape; null if there is none, or it is too long. */
export const normalisedPrakerjaCode = (text: string): string | null => {
  const bare = upperCase(cleanLine(text).replace(separators, ''));
  return bare.length > 0 && bare.length <= codeLimit ? bare : null;
};

/** Formats a (partial) code in groups of four: `PRAT-AB12-CD34`. Other text only becomes upper case. */
export const groupedPrakerjaCode = (text: string): string => {
  const bare = upperCase(cleanLine(text).replace(separators, ''));
  return /^[A-Z0-9]{0,12}$/.test(bare) ? bare.replace(/(.{4})(?=.)/g, '$1-') : upperCase(text);
};
