import { styled } from 'styled-components';
import { type Transaction, tabOf } from '../../../domain/purchase/transaction.ts';
import { usePaymentTerm } from '../../assessment/public/next-step/use-payment-term.ts';
import type { DataColumn } from '../../kit/components/layout/data-table.tsx';
import { TextLink } from '../../kit/components/navigation/text-link.tsx';
import { Badge } from '../../kit/components/text/badge.tsx';
import { CARD_TITLE_LIMIT, Truncated } from '../../kit/components/text/truncated.tsx';
import { longDate, shortDate, shortDateTime } from '../../kit/format/date.ts';
import { placeText } from '../../kit/format/place.ts';
import { priceText } from '../../kit/format/price.ts';
import { purchaseTitle } from '../../kit/format/scheme-title.ts';
import { color, fontSize, fontWeight, space } from '../../kit/theme/theme.ts';
import { CopyableNumber } from '../payment/copyable-number.tsx';
import { buyAgainAddress } from '../public/purchase-address.ts';
import { transactionText } from '../transaction-text.ts';
import { transactionAddress } from './history-address.ts';

const Lines = styled.div`
  display: grid;
  gap: ${space(0.5)};
  justify-items: start;
`;

/** Ends where the amount below it ends, in the layout of a narrow table. */
const StatusLines = styled(Lines)`
  @container (max-width: 42rem) {
    justify-items: end;
    margin-inline-start: auto;
  }
`;

const Small = styled.p`
  color: ${color.textMuted};
  font-size: ${fontSize.small};
  font-weight: ${fontWeight.regular};
`;

const Scheme = ({ id, scheme, schedule, repeat }: Transaction) => (
  <Lines>
    <TextLink to={transactionAddress(id)}>
      <Truncated text={purchaseTitle({ scheme, repeat })} limit={CARD_TITLE_LIMIT} />
    </TextLink>
    <Small>{longDate(schedule.startsAt, schedule.zone)}</Small>
    <Small>{placeText(schedule.siteName, schedule.city)}</Small>
  </Lines>
);

const Bought = ({ id, status, createdAt, schedule }: Transaction) => (
  <Lines>
    <CopyableNumber number={id} />
    {createdAt && (
      <Small>
        {status === 'paid' ? 'Dibeli' : 'Dibuat'} {shortDate(createdAt, schedule.zone)}
      </Small>
    )}
  </Lines>
);

const Until = ({ expiresAt, schedule }: Pick<Transaction, 'expiresAt' | 'schedule'>) => {
  const term = usePaymentTerm({ expiresAt, schedule });
  return (
    expiresAt && (
      <Small>{`${term?.over ? 'batas bayar lewat:' : 'sampai'} ${shortDateTime(expiresAt, schedule.zone)}`}</Small>
    )
  );
};

const Status = (transaction: Transaction) => {
  const { id, status, amount } = transaction;
  const { label, tone } = transactionText(transaction);
  return (
    <StatusLines>
      <Badge $tone={tone}>{label}</Badge>
      {status === 'pending' && <Until {...transaction} />}
      {status === 'pending' && (
        <TextLink to={transactionAddress(id)}>{amount === 0 ? 'Lihat pendaftaran' : 'Lanjutkan pembayaran'}</TextLink>
      )}
      {tabOf(status) === 'failed' && <TextLink to={buyAgainAddress(transaction)}>Daftar lagi</TextLink>}
    </StatusLines>
  );
};

export const transactionColumns: readonly DataColumn<Transaction>[] = [
  { key: 'scheme', title: 'Skema dan jadwal', primary: true, cell: Scheme },
  { key: 'number', title: 'Nomor transaksi', cell: Bought },
  { key: 'status', title: 'Status', cell: Status },
  { key: 'amount', title: 'Total', align: 'end', cell: ({ amount }) => priceText(amount) },
];
