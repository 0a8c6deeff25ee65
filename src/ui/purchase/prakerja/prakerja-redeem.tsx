import { useState } from 'react';
import type { Voucher } from '../../../domain/purchase/voucher.ts';
import { LinkButton } from '../../components/button/link-button.tsx';
import { Cluster } from '../../components/layout/cluster.tsx';
import { PageHeading } from '../../components/layout/page-heading.tsx';
import { Stack } from '../../components/layout/stack.tsx';
import { usePageTitle } from '../../page/page-title.ts';
import { usePartFocus } from '../../page/use-part-focus.ts';
import { voucherListAddress, voucherOrderAddress } from '../vouchers/voucher-address.ts';
import { VoucherTicket } from '../vouchers/voucher-ticket.tsx';
import { PrakerjaRedeemForm } from './prakerja-redeem-form.tsx';

const Ready = ({ voucher }: { voucher: Voucher }) => (
  <>
    <PageHeading
      title="Voucher Anda siap dipakai"
      lead="Kode sudah ditukarkan. Anda baru terdaftar setelah voucher ini dipakai."
    />
    <Stack $gap={6}>
      <VoucherTicket voucher={voucher} />
      <Cluster>
        <LinkButton to={voucherOrderAddress(voucher)}>Pakai voucher sekarang</LinkButton>
        <LinkButton to={voucherListAddress('unused')} variant="secondary">
          Simpan untuk nanti
        </LinkButton>
      </Cluster>
    </Stack>
  </>
);

/** Makes a voucher of a Prakerja code, and shows it. */
export const PrakerjaRedeem = ({ scheme }: { scheme: string | undefined }) => {
  const [voucher, setVoucher] = useState<Voucher | null>(null);
  usePageTitle('Tukarkan Kode Prakerja');
  usePartFocus(voucher ? 'ready' : 'form');
  return voucher ? <Ready voucher={voucher} /> : <PrakerjaRedeemForm scheme={scheme} onRedeemed={setVoucher} />;
};
