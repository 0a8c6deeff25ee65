import type { Meta, StoryObj } from '@storybook/react-vite';
import { longTexts } from '../../../../.storybook/long-texts.ts';
import { broken, never, type PageArgs, pageStory } from '../../../../.storybook/page-story.tsx';
import { encodeTrxId } from '../../../domain/assessment/trx-id.ts';
import { paths } from '../../core/paths.ts';

const meta = {
  ...pageStory,
  title: 'Halaman/Banding',
  args: { address: paths.appeal.to({ trxid: encodeTrxId('TRX-2026-000127') }), as: 'fajar' },
} satisfies Meta<PageArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = { args: { shows: 'Formulir' } };
export const Closed: Story = {
  args: {
    as: 'gita',
    address: paths.appeal.to({ trxid: encodeTrxId('TRX-2026-000088') }),
    shows: 'Banding hanya tersedia',
  },
};
export const Loading: Story = { args: { replies: { '/api/appeals/': never }, shows: 'Memuat' } };
export const Empty: Story = {
  args: { address: paths.appeal.to({ trxid: encodeTrxId('TRX-2026-000999') }), shows: 'Data tidak ditemukan' },
};
export const Failed: Story = { args: { replies: { '/api/appeals/': broken }, shows: 'Terjadi kesalahan pada server' } };
export const LongText: Story = { args: { world: longTexts, shows: 'Pemangku' } };
