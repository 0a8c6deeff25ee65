import Printer from 'lucide-react/icons/printer';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../components/button/button.tsx';
import { LinkButton } from '../../components/button/link-button.tsx';
import { EmptyState } from '../../components/feedback/empty-state.tsx';
import { Skeleton } from '../../components/feedback/skeleton.tsx';
import { Cluster } from '../../components/layout/cluster.tsx';
import { PageHeading } from '../../components/layout/page-heading.tsx';
import { TextLink } from '../../components/navigation/text-link.tsx';
import { DocumentButton } from '../../document/document-button.tsx';
import { FailureState } from '../../errors/failure-state.tsx';
import { usePageTitle } from '../../page/page-title.ts';
import { space } from '../../theme/theme.ts';
import { PaymentMissing } from '../payment/payment-missing.tsx';
import { transactionText } from '../transaction-text.ts';
import { transactionAddress } from './history-address.ts';
import { ReceiptPaper } from './receipt-paper.tsx';
import { useTransaction } from './transaction-data.ts';

const Above = styled.div`
  align-items: center;
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
  justify-content: space-between;
  margin-block-end: ${space(5)};
`;

const title = 'Bukti pembelian';

export const TransactionReceipt = ({ trxId }: { trxId: string }) => {
  const { data, error, isFetching, refetch } = useTransaction(trxId);
  usePageTitle(data ? `${title} ${data.id}` : title);
  if (data === null) return <PaymentMissing title={title} />;
  const headed = (content: ReactNode) => (
    <>
      <PageHeading title={title} />
      {content}
    </>
  );
  if (!data) {
    if (!error) return headed(<Skeleton name="document" />);
    return headed(<FailureState error={error} onRetry={() => void refetch()} retrying={isFetching} />);
  }
  if (data.status !== 'paid') {
    return headed(
      <EmptyState
        title="Bukti pembelian belum ada"
        action={<LinkButton to={transactionAddress(trxId)}>Lihat rincian pembelian</LinkButton>}
      >
        Bukti hanya terbit untuk pembelian yang lunas. Status pembelian ini: {transactionText(data).label}.
      </EmptyState>,
    );
  }
  return (
    <>
      <Above data-print="hidden">
        <TextLink to={transactionAddress(trxId)}>Kembali ke rincian pembelian</TextLink>
        <Cluster>
          {data.receiptFileId !== null && (
            <DocumentButton variant="secondary" fileId={data.receiptFileId} kind="Bukti pembelian" number={data.id} />
          )}
          <Button onClick={() => window.print()}>
            <Printer size={18} aria-hidden="true" />
            Cetak
          </Button>
        </Cluster>
      </Above>
      <ReceiptPaper title={title} transaction={data} />
    </>
  );
};
