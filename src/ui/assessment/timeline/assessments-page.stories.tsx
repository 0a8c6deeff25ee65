import type { Meta, StoryObj } from '@storybook/react-vite';
import { longTexts } from '../../../../.storybook/long-texts.ts';
import { broken, never, type PageArgs, pageStory } from '../../../../.storybook/page-story.tsx';
import { paths } from '../../core/paths.ts';

const meta = {
  ...pageStory,
  title: 'Halaman/Sertifikasi saya',
  args: { address: paths.assessments.to({}), as: 'gita' },
} satisfies Meta<PageArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = { args: { shows: 'Barista' } };
export const Loading: Story = { args: { replies: { '/api/transaction/list': never }, shows: 'Memuat' } };
export const Empty: Story = {
  args: { as: 'ayu', shows: 'Anda belum mengikuti sertifikasi', wayOn: 'Lihat skema sertifikasi' },
};
export const Bill: Story = { args: { as: 'bima', shows: 'Menunggu pembayaran' } };
export const Failed: Story = {
  args: { replies: { '/api/transaction/list': broken }, shows: 'Terjadi kesalahan pada server', wayOn: 'Coba lagi' },
};
export const LongText: Story = { args: { world: longTexts, shows: 'Pemangku' } };
