import type { Meta, StoryObj } from '@storybook/react-vite';
import { type PageArgs, pageStory } from '../../../.storybook/page-story.tsx';
import { paths } from '../core/paths.ts';

const meta = {
  ...pageStory,
  title: 'Halaman/Data saya',
  args: { address: paths.ownData.to({}), as: 'gita' },
} satisfies Meta<PageArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Nothing: Story = { args: { shows: 'Tidak ada draf' } };
export const Asked: Story = { args: { presses: 'Hapus data saya di perangkat ini', shows: 'Hapus dan keluar' } };
