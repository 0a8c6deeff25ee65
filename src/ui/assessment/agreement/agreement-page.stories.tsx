import type { Meta, StoryObj } from '@storybook/react-vite';
import { longTexts } from '../../../../.storybook/long-texts.ts';
import { broken, never, type PageArgs, pageStory } from '../../../../.storybook/page-story.tsx';
import { encodeTrxId } from '../../../domain/assessment/trx-id.ts';
import { paths } from '../../paths.ts';

const meta = {
  ...pageStory,
  title: 'Halaman/Persetujuan asesmen',
  args: { address: paths.agreement.to({ trxid: encodeTrxId('TRX-2026-000198') }), as: 'citra' },
} satisfies Meta<PageArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = { args: { shows: 'Tanda tangan' } };
export const Signed: Story = {
  args: {
    as: 'gita',
    address: paths.agreement.to({ trxid: encodeTrxId('TRX-2026-000088') }),
    shows: 'Sudah ditandatangani',
  },
};
export const Loading: Story = { args: { replies: { '/api/pre-assessment/': never }, shows: 'Memuat' } };
export const Empty: Story = {
  args: { address: paths.agreement.to({ trxid: encodeTrxId('TRX-2026-000999') }), shows: 'Data tidak ditemukan' },
};
export const Failed: Story = {
  args: { replies: { '/api/pre-assessment/': broken }, shows: 'Terjadi kesalahan pada server' },
};
export const LongText: Story = { args: { world: longTexts, shows: 'Pemangku' } };
