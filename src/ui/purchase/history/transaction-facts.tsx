import type { Transaction } from '../../../domain/purchase/transaction.ts';
import { usePaymentTerm } from '../../assessment/public/next-step/use-payment-term.ts';
import { useBudgetSources } from '../../core/budget-sources.ts';
import { DescriptionList } from '../../kit/components/layout/description-list.tsx';
import { Badge } from '../../kit/components/text/badge.tsx';
import { longDateTime } from '../../kit/format/date.ts';
import { placeText } from '../../kit/format/place.ts';
import { priceText } from '../../kit/format/price.ts';
import { purchaseTitle } from '../../kit/format/scheme-title.ts';
import { transactionText } from '../transaction-text.ts';

/** An unpaid purchase is not a registration, so its label says only that it was made. */
const useDateFact = (transaction: Transaction) => {
  const { status, amount, paidAt, createdAt, schedule } = transaction;
  const term = usePaymentTerm(transaction);
  if (amount === 0) return { title: 'Diajukan', content: longDateTime(createdAt, schedule.zone) };
  if (paidAt) return { title: 'Dibayar', content: longDateTime(paidAt, schedule.zone) };
  if (status === 'pending' && term) return { title: term.label, content: term.at };
  return {
    title: status === 'paid' ? 'Didaftarkan' : 'Pembelian dibuat',
    content: longDateTime(createdAt, schedule.zone),
  };
};

export const TransactionFacts = ({ transaction }: { transaction: Transaction }) => {
  const { id, status, amount, schedule } = transaction;
  const { label, tone } = transactionText(transaction);
  const date = useDateFact(transaction);
  const sources = useBudgetSources();
  return (
    <DescriptionList
      items={[
        {
          title: 'Status',
          content: <Badge $tone={tone}>{amount === 0 && status === 'paid' ? 'Terdaftar' : label}</Badge>,
        },
        { title: 'Skema', content: purchaseTitle(transaction) },
        { title: 'Waktu asesmen', content: longDateTime(schedule.startsAt, schedule.zone) },
        { title: 'Tempat uji (TUK)', content: placeText(schedule.siteName, schedule.city) },
        { title: 'Penanggung biaya', content: sources.purchaseTitle(transaction) },
        { title: 'Total biaya', content: priceText(amount) },
        ...(amount === 0 && status === 'paid' ? [] : [date]),
        { title: 'Nomor transaksi', content: id },
      ]}
    />
  );
};
