import type { Budget } from '../../domain/catalog/schedule.ts';
import { type BudgetSource, isBudgetSource } from '../../domain/purchase/budget-source.ts';
import { withWord } from './with-word.ts';

const audiences: Readonly<Record<BudgetSource, string>> = {
  mandiri: 'Untuk siapa saja yang membayar sendiri.',
  prakerja: 'Untuk peserta Kartu Prakerja yang memiliki kode atau voucher.',
  perusahaan: 'Untuk karyawan yang didaftarkan perusahaannya.',
  apbn: 'Untuk peserta yang ditetapkan instansi penyelenggara program.',
};

export const isAudienceUnknown = ({ source, audience }: Budget): boolean => !audience && !isBudgetSource(source);

export const budgetAudience = ({ source, audience }: Budget): string => {
  if (audience) return audience;
  if (isBudgetSource(source)) return audiences[source];
  return `${withWord('Sumber anggaran ini tidak dikenal portal', source)}; tanyakan lebih dulu siapa yang boleh memakainya.`;
};
