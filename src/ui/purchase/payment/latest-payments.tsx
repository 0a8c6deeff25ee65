import ChevronRight from 'lucide-react/icons/chevron-right';
import { styled } from 'styled-components';
import type { Transaction } from '../../../domain/purchase/transaction.ts';
import { FailureState } from '../../core/errors/failure-state.tsx';
import { paths } from '../../core/paths.ts';
import { LinkButton } from '../../kit/components/button/link-button.tsx';
import { EmptyState } from '../../kit/components/feedback/empty-state.tsx';
import { Skeleton } from '../../kit/components/feedback/skeleton.tsx';
import { Card } from '../../kit/components/layout/card.tsx';
import { PageHeading } from '../../kit/components/layout/page-heading.tsx';
import { StretchedLink } from '../../kit/components/navigation/stretched-link.tsx';
import { Badge } from '../../kit/components/text/badge.tsx';
import { CARD_TITLE_LIMIT, Truncated } from '../../kit/components/text/truncated.tsx';
import { longDate } from '../../kit/format/date.ts';
import { priceText } from '../../kit/format/price.ts';
import { purchaseTitle } from '../../kit/format/scheme-title.ts';
import { NoTransactionsPicture } from '../../kit/illustrations/no-transactions-picture.tsx';
import { color, fontSize, fontWeight, readingWidth, space } from '../../kit/theme/theme.ts';
import { PurchaseSteps } from '../order/purchase-steps.tsx';
import { useLatestTransactions } from '../purchase-data.ts';
import { transactionText } from '../transaction-text.ts';
import { paymentAddress } from './payment-address.ts';

const List = styled.ul`
  display: grid;
  gap: ${space(3)};
  margin-block-end: ${space(6)};
  max-inline-size: ${readingWidth};
`;

const Row = styled(Card)`
  align-items: center;
  display: flex;
  gap: ${space(4)};
  justify-content: space-between;

  > svg {
    color: ${color.brand};
  }
`;

const Facts = styled.div`
  display: grid;
  gap: ${space(1)};
  justify-items: start;
  min-inline-size: 0;

  > :first-child {
    font-weight: ${fontWeight.semibold};
  }

  p {
    color: ${color.textMuted};
    font-size: ${fontSize.small};
  }
`;

const Payment = ({ transaction }: { transaction: Transaction }) => {
  const { label, tone } = transactionText(transaction);
  return (
    <Row as="li" $padding="small" $interactive>
      <Facts>
        <StretchedLink to={paymentAddress(transaction)}>
          <Truncated text={purchaseTitle(transaction)} limit={CARD_TITLE_LIMIT} />
        </StretchedLink>
        <p>
          {longDate(transaction.createdAt, transaction.schedule.zone)} · {priceText(transaction.amount)}
        </p>
        <Badge $tone={tone}>{label}</Badge>
      </Facts>
      <ChevronRight size={20} aria-hidden="true" />
    </Row>
  );
};

const Found = ({ transactions }: { transactions: readonly Transaction[] }) =>
  transactions.length === 0 ? (
    <EmptyState
      picture={<NoTransactionsPicture />}
      title="Anda belum memiliki pembelian"
      action={<LinkButton to={paths.schemes.to({})}>Lihat skema sertifikasi</LinkButton>}
    >
      Setelah mendaftar pada sebuah jadwal asesmen, status pembayarannya tampil di sini.
    </EmptyState>
  ) : (
    <>
      <List>
        {transactions.map((transaction) => (
          <Payment key={transaction.id} transaction={transaction} />
        ))}
      </List>
      <LinkButton to={paths.transactions.to({})} variant="secondary">
        Lihat Riwayat Pembelian
      </LinkButton>
    </>
  );

const stepOf = ([newest]: readonly Transaction[]): 1 | 2 | 3 => {
  if (!newest) return 1;
  return newest.status === 'paid' ? 3 : 2;
};

export const LatestPayments = () => {
  const { transactions, error, fetching, refetch } = useLatestTransactions(3);
  return (
    <>
      <PurchaseSteps current={stepOf(transactions ?? [])} />
      <PageHeading
        title="Status pembayaran"
        lead="Pembelian terakhir Anda menurut catatan kami. Pilih salah satu untuk melihat rinciannya."
      />
      {transactions ? (
        <Found transactions={transactions} />
      ) : error ? (
        <FailureState
          error={error}
          title="Pembelian belum bisa dimuat"
          onRetry={() => void refetch()}
          retrying={fetching}
        />
      ) : (
        <Skeleton name="list" />
      )}
    </>
  );
};
