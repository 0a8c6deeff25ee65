import type { Budget } from '../../domain/catalog/schedule.ts';
import {
  type BudgetSource,
  budgetSources,
  isBudgetSource,
  type OfferedSource,
  offersPrakerja,
} from '../../domain/purchase/budget-source.ts';
import type { Transaction } from '../../domain/purchase/transaction.ts';
import { withWord } from '../kit/format/with-word.ts';
import { useConfig } from './config-context.ts';

const usual: Readonly<Record<BudgetSource, { readonly title: string; readonly audience: string }>> = {
  mandiri: { title: 'Biaya mandiri', audience: 'Untuk siapa saja yang membayar sendiri.' },
  prakerja: { title: 'Kartu Prakerja', audience: 'Untuk peserta Kartu Prakerja yang memiliki kode atau voucher.' },
  perusahaan: { title: 'Ditanggung perusahaan', audience: 'Untuk karyawan yang didaftarkan perusahaannya.' },
  apbn: {
    title: 'Program pemerintah (APBN)',
    audience: 'Untuk peserta yang ditetapkan instansi penyelenggara program.',
  },
};

const all: readonly OfferedSource[] = budgetSources.map((source) => ({ source }));

/** The server's own word, if it may be shown. */
const ownName = (source: string, otherwise: string): string =>
  /^[\p{L}\p{N}][\p{L}\p{N} ._-]{0,29}$/u.test(source) ? source.replaceAll('_', ' ') : otherwise;

/** The names and audiences of the sources that a body offers, and of any other source that its server names. */
const budgetSourcesOf = (offered: readonly OfferedSource[] | undefined) => {
  const own = (source: string) => (offered ?? all).find((each) => each.source === source);
  const usualOf = (source: string) => (own(source) && isBudgetSource(source) ? usual[source] : undefined);
  const titleOf = (source: string): string | undefined => own(source)?.title ?? usualOf(source)?.title;
  const audienceOf = ({ source, audience }: Budget): string =>
    audience || (own(source)?.audience ?? usualOf(source)?.audience ?? '');
  return {
    all: (offered ?? all).map(({ source }) => ({ source, title: titleOf(source) ?? ownName(source, source) })),
    isOffered: (source: string): boolean => own(source) !== undefined,
    offersPrakerja: offersPrakerja(offered),
    /** The name of what a purchase is paid from: the body's, else the server's. */
    purchaseTitle: ({
      budgetSource: source,
      budgetTitle,
    }: Pick<Transaction, 'budgetSource' | 'budgetTitle'>): string => {
      const named = own(source)?.title || budgetTitle || titleOf(source);
      return named ?? (source === '' ? 'Belum diketahui' : ownName(source, 'Penanggung biaya lain'));
    },
    /** The body's name of a line; the server's, if the body gives none or several lines of the schedule have this source. */
    lineTitle: (
      { source, title }: Pick<Budget, 'source' | 'title'>,
      lines: readonly Pick<Budget, 'source'>[],
    ): string => {
      const isOnly = lines.filter((line) => line.source === source).length < 2;
      const named = (isOnly && own(source)?.title) || title || titleOf(source);
      return named ?? ownName(source, 'Penanggung biaya lain');
    },
    isAudienceUnknown: (budget: Budget): boolean => audienceOf(budget) === '',
    audience: (budget: Budget): string => {
      if (!own(budget.source) && !budget.audience)
        return `${withWord('Penanggung biaya ini tidak dikenal portal', budget.source)}; tanyakan lebih dulu siapa yang boleh memakainya.`;
      return audienceOf(budget) || 'Tanyakan lebih dulu siapa yang boleh memakainya.';
    },
  };
};

export const useBudgetSources = () => budgetSourcesOf(useConfig().budgetSources);
