import type { Meta, StoryObj } from '@storybook/react-vite';
import { longTexts } from '../../../../.storybook/long-texts.ts';
import { broken, never, type PageArgs, pageStory } from '../../../../.storybook/page-story.tsx';
import { encodeTrxId } from '../../../domain/assessment/trx-id.ts';
import { paths } from '../../core/paths.ts';

const meta = {
  ...pageStory,
  title: 'Halaman/Riwayat pembelian',
  args: { address: paths.transactions.to({}), as: 'bima' },
} satisfies Meta<PageArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = { args: { shows: 'Junior Web Programmer' } };
export const Detail: Story = {
  args: { address: `${paths.transactions.to({})}?trx=${encodeTrxId('TRX-2026-000201')}`, shows: 'Rincian pembelian' },
};
export const Receipt: Story = {
  args: {
    as: 'gita',
    address: `${paths.transactions.to({})}?trx=${encodeTrxId('TRX-2026-000088')}&kwitansi`,
    shows: 'TRX-2026-000088',
  },
};
export const Loading: Story = { args: { replies: { '/api/transaction/list': never }, shows: 'Memuat' } };
export const Empty: Story = { args: { as: 'ayu', shows: 'Tidak ada tagihan yang menunggu' } };
export const Failed: Story = {
  args: { replies: { '/api/transaction/list': broken }, shows: 'Terjadi kesalahan pada server' },
};
export const LongText: Story = { args: { world: longTexts, shows: 'Pemangku' } };
