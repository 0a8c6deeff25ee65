import type { Meta, StoryObj } from '@storybook/react-vite';
import { type PageArgs, pageStory } from '../../../.storybook/page-story.tsx';
import { paths } from '../core/paths.ts';

const meta = {
  ...pageStory,
  title: 'Halaman/Informasi/Tentang Kami',
  args: { address: paths.about.to({}) },
} satisfies Meta<PageArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Shipped: Story = { args: { shows: 'Lisensi data, huruf, ikon, dan perangkat lunak' } };
export const Failed: Story = {
  args: { config: { pages: { about: '/teks/tidak-ada.txt' } }, shows: 'Teks resmi belum bisa dimuat' },
};
