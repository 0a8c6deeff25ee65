import type { BudgetSource } from '../../domain/purchase/budget-source.ts';

/** How a source of money is called where a schedule's own words are not at hand. */
export const budgetSourceTitles: Readonly<Record<BudgetSource, string>> = {
  mandiri: 'Biaya mandiri',
  prakerja: 'Kartu Prakerja',
  perusahaan: 'Ditanggung perusahaan',
  apbn: 'Program pemerintah (APBN)',
};
