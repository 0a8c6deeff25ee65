import type { Budget } from '../../domain/catalog/schedule.ts';
import { type BudgetSource, isBudgetSource } from '../../domain/purchase/budget-source.ts';
import { withWord } from './with-word.ts';

export const budgetSourceTitles: Readonly<Record<BudgetSource, string>> = {
  mandiri: 'Biaya mandiri',
  prakerja: 'Kartu Prakerja',
  perusahaan: 'Ditanggung perusahaan',
  apbn: 'Program pemerintah (APBN)',
};

export const budgetSourceTitle = (source: string): string =>
  isBudgetSource(source)
    ? budgetSourceTitles[source]
    : source === ''
      ? 'Belum diketahui'
      : withWord('Sumber tidak dikenal', source);

export const budgetTitle = ({ title, source }: Pick<Budget, 'title' | 'source'>): string =>
  title || (source === '' ? 'Sumber anggaran lain' : budgetSourceTitle(source));
