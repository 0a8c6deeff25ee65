import type { Meta, StoryObj } from '@storybook/react-vite';
import { longTexts } from '../../../../.storybook/long-texts.ts';
import { afterUse, broken, never, type PageArgs, pageStory, patience } from '../../../../.storybook/page-story.tsx';
import { examTrxId } from '../../../../.storybook/worlds.ts';
import { encodeTrxId } from '../../../domain/assessment/trx-id.ts';
import { paths } from '../../core/paths.ts';

const meta = {
  ...pageStory,
  title: 'Halaman/Proses sertifikasi',
  args: { address: paths.timeline.to({ id: encodeTrxId('TRX-2026-000181') }), as: 'dewi' },
} satisfies Meta<PageArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = { args: { shows: 'Langkah Anda berikutnya' } };
export const Certified: Story = {
  args: { as: 'gita', address: paths.timeline.to({ id: encodeTrxId('TRX-2026-000088') }), shows: '7 dari 7' },
};
export const Loading: Story = { args: { replies: { '/api/timeline/': never }, shows: 'Memuat' } };
export const Empty: Story = {
  args: { address: paths.timeline.to({ id: encodeTrxId('TRX-2026-000999') }), shows: 'Data tidak ditemukan' },
};
export const Failed: Story = {
  args: { replies: { '/api/timeline/': broken }, shows: 'Terjadi kesalahan pada server' },
};
export const LongText: Story = { args: { world: longTexts, shows: 'Pemangku' } };

export const CannotCome: Story = {
  args: { as: 'eka', address: paths.timeline.to({ id: encodeTrxId(examTrxId) }), shows: 'Saya akan terlambat' },
  play: afterUse(async (page, user) => {
    await user.click(await page.findByText('Terlambat, sakit, atau berhalangan?', {}, patience));
    await user.click(await page.findByRole('radio', { name: /^Terlambat/ }, patience));
  }),
};
