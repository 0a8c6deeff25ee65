import type { Meta, StoryObj } from '@storybook/react-vite';
import { longTexts } from '../../../../.storybook/long-texts.ts';
import { broken, never, type PageArgs, pageStory } from '../../../../.storybook/page-story.tsx';
import { encodeTrxId } from '../../../domain/assessment/trx-id.ts';
import { paths } from '../../core/paths.ts';

const meta = {
  ...pageStory,
  title: 'Halaman/Status pembayaran',
  args: { address: `${paths.payment.to({ status: 'pending' })}?trx=${encodeTrxId('TRX-2026-000201')}`, as: 'bima' },
} satisfies Meta<PageArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = { args: { shows: 'Menunggu pembayaran' } };
export const Paid: Story = {
  args: {
    address: `${paths.payment.to({ status: 'success' })}?trx=${encodeTrxId('TRX-2026-000088')}`,
    as: 'gita',
    shows: 'Pembayaran berhasil',
  },
};
export const Expired: Story = {
  args: {
    address: `${paths.payment.to({ status: 'failed' })}?trx=${encodeTrxId('TRX-2026-000174')}`,
    shows: 'kedaluwarsa',
  },
};
export const Latest: Story = {
  args: { address: paths.payment.to({ status: 'pending' }), shows: 'Pembelian terakhir Anda' },
};
export const ByTransfer: Story = {
  args: {
    config: {
      payment: undefined,
      transfer: { accounts: [{ bank: 'Bank Contoh', number: '1234567890', holder: 'LSP Contoh' }] },
    },
    shows: 'Kirim bukti transfer',
  },
};
export const Loading: Story = { args: { replies: { '/api/transaction/list': never }, shows: 'Memuat' } };
export const Empty: Story = {
  args: { address: paths.payment.to({ status: 'pending' }), as: 'ayu', shows: 'Anda belum memiliki pembelian' },
};
export const Failed: Story = {
  args: { replies: { '/api/transaction/list': broken }, shows: 'Belum bisa memeriksa status' },
};
export const LongText: Story = { args: { world: longTexts, shows: 'Pemangku' } };
