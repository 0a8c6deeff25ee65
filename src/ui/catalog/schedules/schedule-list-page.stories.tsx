import type { Meta, StoryObj } from '@storybook/react-vite';
import { longTexts } from '../../../../.storybook/long-texts.ts';
import { broken, never, type PageArgs, pageStory } from '../../../../.storybook/page-story.tsx';
import { paths } from '../../core/paths.ts';

const meta = {
  ...pageStory,
  title: 'Halaman/Jadwal asesmen',
  args: { address: paths.schedules.to({}) },
} satisfies Meta<PageArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = { args: { shows: 'Junior Web Programmer' } };
export const Unmatched: Story = {
  args: { address: `${paths.schedules.to({})}?page=9`, shows: 'Tidak ada jadwal dengan pilihan ini' },
};
export const Loading: Story = { args: { replies: { '/api/schedule': never }, shows: 'Memuat' } };
export const Empty: Story = {
  args: { world: ({ db }) => db.schedules.replaceAll([]), shows: 'Belum ada jadwal asesmen' },
};
export const Failed: Story = { args: { replies: { '/api/schedule': broken }, shows: 'Jadwal belum bisa dimuat' } };
export const LongText: Story = { args: { world: longTexts, shows: 'Pemangku' } };
