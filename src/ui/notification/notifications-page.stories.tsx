import type { Meta, StoryObj } from '@storybook/react-vite';
import { longTexts } from '../../../.storybook/long-texts.ts';
import { broken, never, type PageArgs, pageStory } from '../../../.storybook/page-story.tsx';
import { paths } from '../core/paths.ts';

const meta = {
  ...pageStory,
  title: 'Halaman/Notifikasi',
  args: { address: paths.notifications.to({}), as: 'gita' },
} satisfies Meta<PageArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = { args: { shows: 'Halaman 1 dari' } };
export const Loading: Story = { args: { replies: { '/api/notification': never }, shows: 'Memuat' } };
export const Empty: Story = { args: { as: 'ayu', shows: 'Belum ada notifikasi', wayOn: 'Lihat skema sertifikasi' } };
export const Failed: Story = {
  args: { replies: { '/api/notification': broken }, shows: 'Notifikasi belum bisa dimuat', wayOn: 'Coba lagi' },
};
export const LongText: Story = { args: { world: longTexts, shows: 'Pemangku' } };
