import type { Budget } from '../../domain/catalog/schedule.ts';
import { type BudgetSource, isBudgetSource } from '../../domain/purchase/budget-source.ts';

const audiences: Readonly<Record<BudgetSource, string>> = {
  mandiri: 'Untuk siapa saja yang membayar sendiri.',
  prakerja: 'Untuk peserta Kartu Prakerja yang memiliki kode atau voucher.',
  perusahaan: 'Untuk karyawan yang didaftarkan perusahaannya.',
  apbn: 'Untuk peserta yang ditetapkan instansi penyelenggara program.',
};

/** Who may use a way to pay: in the server's words, else what is usual for its source; empty for a source that is newer than this portal. */
export const budgetAudience = ({ source, audience }: Budget): string =>
  audience || (isBudgetSource(source) ? audiences[source] : '');
