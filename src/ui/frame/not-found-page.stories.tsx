import type { Meta, StoryObj } from '@storybook/react-vite';
import { type PageArgs, pageStory } from '../../../.storybook/page-story.tsx';

const meta = {
  ...pageStory,
  title: 'Halaman/Tidak ditemukan',
  args: { address: '/tidak/ada' },
} satisfies Meta<PageArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Guest: Story = { args: { shows: 'This page could not be found' } };
export const Candidate: Story = { args: { as: 'gita', shows: 'This page could not be found' } };
