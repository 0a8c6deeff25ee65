import Printer from 'lucide-react/icons/printer';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { FailureState } from '../../core/errors/failure-state.tsx';
import { usePageTitle } from '../../core/page/page-title.ts';
import { DocumentButton } from '../../forms/document/document-button.tsx';
import { Button } from '../../kit/components/button/button.tsx';
import { LinkButton } from '../../kit/components/button/link-button.tsx';
import { EmptyState } from '../../kit/components/feedback/empty-state.tsx';
import { Skeleton } from '../../kit/components/feedback/skeleton.tsx';
import { Cluster } from '../../kit/components/layout/cluster.tsx';
import { PageHeading } from '../../kit/components/layout/page-heading.tsx';
import { TextLink } from '../../kit/components/navigation/text-link.tsx';
import { space } from '../../kit/theme/theme.ts';
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
