import { useState } from 'react';
import type { Voucher } from '../../../domain/purchase/voucher.ts';
import { useBudgetSources } from '../../core/budget-sources.ts';
import { useAddressSearch } from '../../core/page/address-search.ts';
import { usePageTitle } from '../../core/page/page-title.ts';
import { usePartFocus } from '../../core/page/use-part-focus.ts';
import { paths } from '../../core/paths.ts';
import type { PageProps } from '../../core/route.tsx';
import { LinkButton } from '../../kit/components/button/link-button.tsx';
import { EmptyState } from '../../kit/components/feedback/empty-state.tsx';
import { Cluster } from '../../kit/components/layout/cluster.tsx';
import { PageHeading } from '../../kit/components/layout/page-heading.tsx';
import { Stack } from '../../kit/components/layout/stack.tsx';
import { PrakerjaRedeemForm } from '../prakerja/prakerja-redeem-form.tsx';
import { voucherAddressOf, voucherListAddress, voucherOrderAddress } from './voucher-address.ts';
import { VoucherList } from './voucher-list.tsx';
import { VoucherTicket } from './voucher-ticket.tsx';

/** The vouchers (specification 2, /voucher); `?tukar=1` opens the form for a Prakerja code. */
const VoucherPage = (props: PageProps) =>
  useBudgetSources().offersPrakerja ? <Vouchers {...props} /> : <NotOffered title={props.title} />;

const NotOffered = ({ title }: { title: string }) => {
  usePageTitle(title);
  return (
    <>
      <PageHeading title={title} />
      <EmptyState
        title="Voucher tidak dipakai di sini"
        action={
          <>
            <LinkButton to={paths.schedules.to({})}>Lihat jadwal asesmen</LinkButton>
            <LinkButton to={paths.transactions.to({})} variant="secondary">
              Riwayat Pembelian
            </LinkButton>
          </>
        }
      >
        Lembaga sertifikasi ini tidak menawarkan pembayaran dengan voucher. Penanggung biaya yang dapat dipilih tertera
        pada setiap jadwal. Bila Anda masih memegang voucher, hubungi lembaga sertifikasi.
      </EmptyState>
    </>
  );
};

const Vouchers = ({ title }: PageProps) => {
  const address = voucherAddressOf(useAddressSearch());
  usePartFocus(address.kind);
  return address.kind === 'redeem' ? (
    <PrakerjaRedeem scheme={address.scheme} />
  ) : (
    <VoucherList title={title} status={address.status} page={address.page} />
  );
};

const Ready = ({ voucher }: { voucher: Voucher }) => {
  const order = voucherOrderAddress(voucher);
  return (
    <>
      <PageHeading
        title="Voucher Anda siap dipakai"
        lead="Kode sudah ditukarkan. Anda baru terdaftar setelah voucher ini dipakai."
      />
      <Stack $gap={6}>
        <VoucherTicket voucher={voucher} />
        <Cluster>
          {order && <LinkButton to={order}>Pakai voucher sekarang</LinkButton>}
          <LinkButton to={voucherListAddress('unused')} variant="secondary">
            Simpan untuk nanti
          </LinkButton>
        </Cluster>
      </Stack>
    </>
  );
};

const PrakerjaRedeem = ({ scheme }: { scheme: string | undefined }) => {
  const [voucher, setVoucher] = useState<Voucher | null>(null);
  usePageTitle('Tukarkan Kode Prakerja');
  usePartFocus(voucher ? 'ready' : 'form');
  return voucher ? <Ready voucher={voucher} /> : <PrakerjaRedeemForm scheme={scheme} onRedeemed={setVoucher} />;
};

export default VoucherPage;
