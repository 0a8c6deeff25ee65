/** The payers of an assessment (domain: Budget source). */
export const budgetSources = ['mandiri', 'prakerja', 'perusahaan', 'apbn'] as const;

export type BudgetSource = (typeof budgetSources)[number];

export const isBudgetSource = (text: string): text is BudgetSource =>
  (budgetSources as readonly string[]).includes(text);
