import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { Page } from '../../../domain/paging/page.ts';
import type { Transaction, TransactionTab } from '../../../domain/purchase/transaction.ts';
import { FailureState } from '../../core/errors/failure-state.tsx';
import { usePageTitle } from '../../core/page/page-title.ts';
import { useLostFocus } from '../../core/page/use-lost-focus.ts';
import { Skeleton } from '../../kit/components/feedback/skeleton.tsx';
import { DataTable } from '../../kit/components/layout/data-table.tsx';
import { PageHeading } from '../../kit/components/layout/page-heading.tsx';
import { useRowWindow } from '../../kit/components/layout/row-window.tsx';
import { Stack } from '../../kit/components/layout/stack.tsx';
import { Pager } from '../../kit/components/navigation/pager.tsx';
import { TabLinks } from '../../kit/components/navigation/tab-links.tsx';
import { duration } from '../../kit/theme/theme.ts';
import { ListCount } from '../list-count.tsx';
import { tabTitles } from '../transaction-text.ts';
import { type HistoryAddress, historyAddress, historyTabs } from './history-address.ts';
import { NoTransactions } from './no-transactions.tsx';
import { transactionColumns } from './transaction-columns.tsx';
import { useFilledTab, useTransactions } from './transaction-data.ts';

const Old = styled.div<{ $old: boolean }>`
  opacity: ${({ $old }) => ($old ? 0.55 : 1)};
  transition: opacity ${duration.slow};
`;

const Listed = ({ tab, page }: { tab: TransactionTab; page: Page<Transaction> }) => {
  const { shown, more } = useRowWindow(page.items, page.unreadable);
  const count = useRef<HTMLParagraphElement>(null);
  return (
    <Stack $gap={5}>
      <ListCount ref={count} page={page} noun="pembelian" />
      <DataTable
        caption={`Pembelian: ${tabTitles[tab]}`}
        columns={transactionColumns}
        rows={shown}
        rowKey={({ id }) => id}
      />
      {more}
      <Pager
        current={page.current}
        last={page.last}
        label="Halaman riwayat pembelian"
        hrefFor={(number) => historyAddress(tab, number)}
        onPage={() => count.current?.focus()}
      />
    </Stack>
  );
};

const Chosen = ({ address }: { address: HistoryAddress }) => {
  const { tab, page } = address;
  const { data, error, isFetching, isPlaceholderData, refetch } = useTransactions(address);
  useLostFocus(data);
  if (!data) {
    if (!error) return <Skeleton name="table" />;
    return (
      <FailureState
        error={error}
        title="Pembelian belum bisa dimuat"
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  if (data.items.length === 0) return <NoTransactions tab={tab} page={page} last={data.last} />;
  return (
    <Old $old={isPlaceholderData} aria-busy={isPlaceholderData}>
      <Listed tab={tab} page={data} />
    </Old>
  );
};

interface TransactionHistoryProps {
  readonly title: string;
  readonly address: HistoryAddress | null;
}

export const TransactionHistory = ({ title, address }: TransactionHistoryProps) => {
  const filled = useFilledTab(address === null);
  // keeps the first tab, so that a payment that arrives later does not switch to another tab
  const [opened, setOpened] = useState<TransactionTab | null>(null);
  if (opened === null && filled !== null) setOpened(filled);
  const shown = address ?? (opened && { tab: opened, page: 1 });
  usePageTitle(title);
  return (
    <>
      <PageHeading title={title} lead="Semua pembelian Anda: yang menunggu dibayar, yang lunas, dan yang tidak jadi." />
      <Stack $gap={6}>
        <TabLinks
          label="Status pembelian"
          tabs={historyTabs.map((each) => ({ to: historyAddress(each), title: tabTitles[each] }))}
          current={shown ? historyAddress(shown.tab) : ''}
        />
        {shown ? <Chosen address={shown} /> : <Skeleton name="table" />}
      </Stack>
    </>
  );
};
