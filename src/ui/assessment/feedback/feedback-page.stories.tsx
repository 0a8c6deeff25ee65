import type { Meta, StoryObj } from '@storybook/react-vite';
import { longTexts } from '../../../../.storybook/long-texts.ts';
import { after, broken, never, type PageArgs, pageStory } from '../../../../.storybook/page-story.tsx';
import { encodeTrxId } from '../../../domain/assessment/trx-id.ts';
import { paths } from '../../core/paths.ts';

const meta = {
  ...pageStory,
  title: 'Halaman/Umpan balik',
  args: { address: paths.feedback.to({ trxid: encodeTrxId('TRX-2026-000109') }), as: 'kartika' },
} satisfies Meta<PageArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = { args: { shows: 'Jawab setiap komponen' } };
export const Locked: Story = {
  args: { as: 'joko', address: paths.feedback.to({ trxid: encodeTrxId('TRX-2026-000178') }), shows: 'Umpan' },
};
export const Sent: Story = {
  args: { shows: 'Umpan balik terkirim' },
  play: after(async (page, user) => {
    for (const yes of page.getAllByRole('radio', { name: 'Ya' })) await user.click(yes);
    await user.click(page.getByRole('button', { name: 'Kirim umpan balik' }));
    await user.click(await page.findByRole('button', { name: 'Ya, kirim' }));
  }),
};
export const Loading: Story = { args: { replies: { '/api/timeline/': never }, shows: 'Memuat' } };
export const Empty: Story = {
  args: { address: paths.feedback.to({ trxid: encodeTrxId('TRX-2026-000999') }), shows: 'Data tidak ditemukan' },
};
export const Failed: Story = {
  args: { replies: { '/api/timeline/': broken }, shows: 'Terjadi kesalahan pada server' },
};
export const LongText: Story = { args: { world: longTexts, shows: 'Pemangku' } };
