import type { Meta, StoryObj } from '@storybook/react-vite';
import { longTexts } from '../../../.storybook/long-texts.ts';
import { broken, never, type PageArgs, pageStory } from '../../../.storybook/page-story.tsx';
import { paths } from '../core/paths.ts';

const meta = {
  ...pageStory,
  title: 'Halaman/Sertifikat elektronik',
  args: { address: paths.certificatePsre.to({}), as: 'gita' },
} satisfies Meta<PageArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = { args: { shows: 'Siap diunduh', wayOn: 'Unduh sertifikat' } };
export const Ending: Story = { args: { as: 'oktavia', shows: 'Perpanjang sertifikat' } };
export const Ended: Story = { args: { as: 'oktavia', shows: 'Sertifikasi ulang' } };
export const Loading: Story = { args: { replies: { '/api/transaction/list': never }, shows: 'Memuat' } };
export const Empty: Story = {
  args: { as: 'ayu', shows: 'Anda belum mengikuti sertifikasi', wayOn: 'Lihat skema sertifikasi' },
};
export const Failed: Story = {
  args: {
    replies: { '/api/transaction/list': broken },
    shows: 'Sertifikat Anda belum bisa dimuat',
    wayOn: 'Coba lagi',
  },
};
export const LongText: Story = { args: { world: longTexts, shows: 'Pemangku' } };
