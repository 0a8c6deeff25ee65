import type { Meta, StoryObj } from '@storybook/react-vite';
import { longTexts } from '../../../../.storybook/long-texts.ts';
import { broken, never, type PageArgs, pageStory } from '../../../../.storybook/page-story.tsx';
import { encodeTrxId } from '../../../domain/assessment/trx-id.ts';
import { paths } from '../../core/paths.ts';

const meta = {
  ...pageStory,
  title: 'Halaman/Hasil asesmen',
  args: { address: paths.result.to({ trxid: encodeTrxId('TRX-2026-000121') }), as: 'hadi' },
} satisfies Meta<PageArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = { args: { shows: 'Menunggu Anda menerima hasil' } };
export const Accepted: Story = {
  args: { as: 'gita', address: paths.result.to({ trxid: encodeTrxId('TRX-2026-000088') }), shows: 'Sudah Anda terima' },
};
export const NotCompetent: Story = {
  args: { as: 'fajar', address: paths.result.to({ trxid: encodeTrxId('TRX-2026-000127') }), shows: 'Belum kompeten' },
};
export const Loading: Story = { args: { replies: { '/api/result/': never }, shows: 'Memuat' } };
export const Empty: Story = {
  args: { address: paths.result.to({ trxid: encodeTrxId('TRX-2026-000999') }), shows: 'Data tidak ditemukan' },
};
export const Failed: Story = { args: { replies: { '/api/result/': broken }, shows: 'Terjadi kesalahan pada server' } };
export const LongText: Story = { args: { world: longTexts, shows: 'Pemangku' } };
