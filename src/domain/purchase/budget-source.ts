/** The payers of an assessment that the portal knows by itself (domain: Budget source); a body may offer others. */
export const budgetSources = ['mandiri', 'prakerja', 'perusahaan', 'apbn'] as const;

export type BudgetSource = (typeof budgetSources)[number];

export const isBudgetSource = (text: string): text is BudgetSource =>
  (budgetSources as readonly string[]).includes(text);

/** A source that a body offers: the server's word, and what candidates read. */
export interface OfferedSource {
  readonly source: string;
  readonly title?: string | undefined;
  readonly audience?: string | undefined;
}

/** Prakerja is paid by a voucher from a code, and sold only where the body offers it. A body without a list offers what the portal knows. */
export const offersPrakerja = (offered: readonly OfferedSource[] | undefined): boolean =>
  !offered || offered.some(({ source }) => source === 'prakerja');
