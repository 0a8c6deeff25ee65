import type { Meta, StoryObj } from '@storybook/react-vite';
import { longTexts } from '../../../../.storybook/long-texts.ts';
import { broken, never, type PageArgs, pageStory } from '../../../../.storybook/page-story.tsx';
import { appealed } from '../../../../.storybook/worlds.ts';
import { paths } from '../../core/paths.ts';

const meta = {
  ...pageStory,
  title: 'Halaman/Dokumen banding',
  args: { address: paths.appealDocument.to({}), as: 'fajar' },
} satisfies Meta<PageArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = { args: { world: appealed, shows: 'FR.AK.04' } };
export const Loading: Story = { args: { replies: { '/api/transaction/list': never }, shows: 'Memuat' } };
export const Empty: Story = { args: { shows: 'Anda belum pernah mengajukan banding' } };
export const Failed: Story = {
  args: { replies: { '/api/transaction/list': broken }, shows: 'Terjadi kesalahan pada server' },
};
export const LongText: Story = {
  args: {
    world: (backend) => {
      appealed(backend);
      longTexts(backend);
    },
    shows: 'Pemangku',
  },
};
