import type { Transaction } from '../../../domain/purchase/transaction.ts';
import { useBudgetSources } from '../../core/budget-sources.ts';
import { DescriptionList } from '../../kit/components/layout/description-list.tsx';
import { TextLink } from '../../kit/components/navigation/text-link.tsx';
import { Badge } from '../../kit/components/text/badge.tsx';
import { longDateTime } from '../../kit/format/date.ts';
import { placeText } from '../../kit/format/place.ts';
import { priceText } from '../../kit/format/price.ts';
import { purchaseTitle } from '../../kit/format/scheme-title.ts';
import { CopyableNumber } from '../payment/copyable-number.tsx';
import { schemeAddress } from '../public/purchase-address.ts';
import { Section } from '../section.tsx';
import { transactionText } from '../transaction-text.ts';

/** A pending purchase shows its deadline beside the button. */
const dates = ({ amount, createdAt, paidAt, expiresAt, status, schedule }: Transaction) => [
  { title: status === 'paid' ? 'Dibeli' : 'Pembelian dibuat', content: longDateTime(createdAt, schedule.zone) },
  ...(paidAt && amount !== 0 ? [{ title: 'Dibayar', content: longDateTime(paidAt, schedule.zone) }] : []),
  ...(expiresAt && status === 'expired'
    ? [{ title: amount === 0 ? 'Berlaku sampai' : 'Batas pembayaran', content: longDateTime(expiresAt, schedule.zone) }]
    : []),
];

export const TransactionSection = ({ transaction }: { transaction: Transaction }) => {
  const { id, amount, scheme, schedule } = transaction;
  const name = purchaseTitle(transaction);
  const sources = useBudgetSources();
  const { label, tone } = transactionText(transaction);
  return (
    <Section title="Yang Anda beli">
      <DescriptionList
        items={[
          { title: 'Nomor transaksi', content: <CopyableNumber number={id} /> },
          { title: 'Status', content: <Badge $tone={tone}>{label}</Badge> },
          {
            title: 'Skema',
            content: scheme.slug ? <TextLink to={schemeAddress(scheme)}>{name}</TextLink> : name,
          },
          { title: 'Waktu asesmen', content: longDateTime(schedule.startsAt, schedule.zone) },
          { title: 'Tempat uji (TUK)', content: placeText(schedule.siteName, schedule.city) },
          { title: 'Penanggung biaya', content: sources.purchaseTitle(transaction) },
          { title: 'Total biaya', content: priceText(amount) },
          ...dates(transaction),
        ]}
      />
    </Section>
  );
};
