import Ticket from 'lucide-react/icons/ticket';
import type { VoucherTab } from '../../../domain/purchase/voucher.ts';
import { LinkButton } from '../../kit/components/button/link-button.tsx';
import { EmptyState } from '../../kit/components/feedback/empty-state.tsx';
import { NoVouchersPicture } from '../../kit/illustrations/no-vouchers-picture.tsx';
import { redeemAddress, voucherListAddress } from './voucher-address.ts';

export const ToRedeem = ({ variant }: { variant: 'primary' | 'secondary' }) => (
  <LinkButton to={redeemAddress()} variant={variant}>
    <Ticket size={20} aria-hidden="true" />
    Tukarkan kode Prakerja
  </LinkButton>
);

const texts: Readonly<Record<VoucherTab, { title: string; text: string }>> = {
  unused: {
    title: 'Anda belum memiliki voucher yang bisa dipakai',
    text: 'Punya kode dari akun Kartu Prakerja? Tukarkan kodenya, lalu vouchernya tampil di sini.',
  },
  used: {
    title: 'Belum ada voucher yang terpakai',
    text: 'Setelah voucher dipakai untuk mendaftar, voucher itu tersimpan di sini bersama pendaftarannya.',
  },
  expired: {
    title: 'Tidak ada voucher yang kedaluwarsa',
    text: 'Voucher yang tidak dipakai sampai batas waktunya akan tampil di sini.',
  },
};

export const NoVouchers = ({ status, page }: { status: VoucherTab; page: number }) =>
  page > 1 ? (
    <EmptyState
      title="Halaman ini kosong"
      action={<LinkButton to={voucherListAddress(status)}>Ke halaman pertama</LinkButton>}
    >
      Daftar voucher Anda lebih pendek dari halaman yang diminta.
    </EmptyState>
  ) : (
    <EmptyState
      picture={<NoVouchersPicture />}
      title={texts[status].title}
      action={
        status !== 'unused' && (
          <LinkButton to={voucherListAddress('unused')} variant="secondary">
            Lihat voucher yang belum dipakai
          </LinkButton>
        )
      }
    >
      {texts[status].text}
    </EmptyState>
  );
