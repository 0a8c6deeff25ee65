import { type BudgetSource, isBudgetSource } from '../../domain/purchase/budget-source.ts';
import { withWord } from './with-word.ts';

/** How a source of money is called where a schedule's own words are not at hand. */
export const budgetSourceTitles: Readonly<Record<BudgetSource, string>> = {
  mandiri: 'Biaya mandiri',
  prakerja: 'Kartu Prakerja',
  perusahaan: 'Ditanggung perusahaan',
  apbn: 'Program pemerintah (APBN)',
};

/** The same of a source that may be newer than this portal: then with the server's own word. Empty when it is not known. */
export const budgetSourceTitle = (source: string): string =>
  isBudgetSource(source)
    ? budgetSourceTitles[source]
    : source === ''
      ? 'Belum diketahui'
      : withWord('Sumber tidak dikenal', source);
