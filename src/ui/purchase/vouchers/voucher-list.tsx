import { type ReactNode, useRef } from 'react';
import { styled } from 'styled-components';
import type { Page } from '../../../domain/paging/page.ts';
import { type Voucher, type VoucherTab, voucherStatuses } from '../../../domain/purchase/voucher.ts';
import { FailureState } from '../../core/errors/failure-state.tsx';
import { usePageTitle } from '../../core/page/page-title.ts';
import { useLostFocus } from '../../core/page/use-lost-focus.ts';
import { paths } from '../../core/paths.ts';
import { LinkButton } from '../../kit/components/button/link-button.tsx';
import { PageHeading } from '../../kit/components/layout/page-heading.tsx';
import { useRowWindow } from '../../kit/components/layout/row-window.tsx';
import { Stack } from '../../kit/components/layout/stack.tsx';
import { Pager } from '../../kit/components/navigation/pager.tsx';
import { TabLinks } from '../../kit/components/navigation/tab-links.tsx';
import { VisuallyHidden } from '../../kit/components/text/visually-hidden.tsx';
import { schemeTitle } from '../../kit/format/scheme-title.ts';
import { duration, space } from '../../kit/theme/theme.ts';
import { transactionAddress } from '../history/history-address.ts';
import { ListCount } from '../list-count.tsx';
import { schemeAddress } from '../public/purchase-address.ts';
import { NoVouchers, ToRedeem } from './no-vouchers.tsx';
import { voucherListAddress, voucherOrderAddress } from './voucher-address.ts';
import { useVouchers } from './voucher-data.ts';
import { VoucherSkeleton } from './voucher-skeleton.tsx';
import { VoucherTicket } from './voucher-ticket.tsx';

const tabTitles: Readonly<Record<VoucherTab, string>> = {
  unused: 'Belum dipakai',
  used: 'Terpakai',
  expired: 'Kedaluwarsa',
};

const Tickets = styled.ul<{ $old: boolean }>`
  display: grid;
  gap: ${space(4)};
  opacity: ${({ $old }) => ($old ? 0.55 : 1)};
  transition: opacity ${duration.slow};
`;

const NextStep = ({ voucher }: { voucher: Voucher }) => {
  const { status, scheme, trxId } = voucher;
  const ofScheme = <VisuallyHidden> {schemeTitle(scheme)}</VisuallyHidden>;
  const order = voucherOrderAddress(voucher);
  if (status === 'unused' && order)
    return (
      <LinkButton to={order}>
        <span>Pakai voucher{ofScheme}</span>
      </LinkButton>
    );
  if (status === 'used')
    return (
      trxId && (
        <LinkButton to={transactionAddress(trxId)} variant="secondary">
          <span>Lihat pendaftaran{ofScheme}</span>
        </LinkButton>
      )
    );
  if (status !== 'expired')
    return (
      <>
        <p>Portal tidak tahu apakah voucher ini bisa dipakai.</p>
        <LinkButton to={paths.contact.to({})} variant="secondary">
          <span>Hubungi lembaga sertifikasi{ofScheme}</span>
        </LinkButton>
      </>
    );
  return (
    <LinkButton to={schemeAddress(scheme)} variant="secondary">
      <span>Lihat jadwal lain{ofScheme}</span>
    </LinkButton>
  );
};

const Listed = ({ status, page, old }: { status: VoucherTab; page: Page<Voucher>; old: boolean }) => {
  const { shown, more } = useRowWindow(page.items, page.unreadable);
  const count = useRef<HTMLParagraphElement>(null);
  return (
    <Stack $gap={5}>
      <ListCount ref={count} page={page} noun="voucher" />
      <Tickets $old={old} aria-busy={old}>
        {shown.map((voucher) => (
          <VoucherTicket key={voucher.id} as="li" voucher={voucher} action={<NextStep voucher={voucher} />} />
        ))}
      </Tickets>
      {more}
      <Pager
        current={page.current}
        last={page.last}
        label="Halaman daftar voucher"
        hrefFor={(number) => voucherListAddress(status, number)}
        onPage={() => count.current?.focus()}
      />
    </Stack>
  );
};

export const VoucherList = ({ title, status, page }: { title: string; status: VoucherTab; page: number }) => {
  const { data, error, isFetching, isPlaceholderData, refetch } = useVouchers(status, page);
  usePageTitle(title);
  useLostFocus(data);

  const content = (): ReactNode => {
    if (!data) {
      if (!error) return <VoucherSkeleton />;
      return (
        <FailureState
          error={error}
          title="Voucher belum bisa dimuat"
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      );
    }
    if (data.items.length === 0) return <NoVouchers status={status} page={page} />;
    return <Listed status={status} page={data} old={isPlaceholderData} />;
  };

  return (
    <>
      <PageHeading
        title={title}
        lead="Voucher membayar pendaftaran Anda pada satu jadwal asesmen, misalnya dari Kartu Prakerja."
        actions={<ToRedeem variant={status === 'unused' && data?.total === 0 ? 'primary' : 'secondary'} />}
      />
      <Stack $gap={6}>
        <TabLinks
          label="Status voucher"
          tabs={voucherStatuses.map((each) => ({ to: voucherListAddress(each), title: tabTitles[each] }))}
          current={voucherListAddress(status)}
        />
        {content()}
      </Stack>
    </>
  );
};
