import type { Meta, StoryObj } from '@storybook/react-vite';
import { type PageArgs, pageStory } from '../../../.storybook/page-story.tsx';
import { paths } from '../core/paths.ts';

const meta = {
  ...pageStory,
  title: 'Halaman/Informasi/Kebijakan Privasi',
  args: { address: paths.privacy.to({}) },
} satisfies Meta<PageArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Shipped: Story = { args: { shows: 'Teks resmi belum tersedia' } };
