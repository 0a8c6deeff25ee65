import type { Meta, StoryObj } from '@storybook/react-vite';
import { longTexts } from '../../../../.storybook/long-texts.ts';
import { broken, never, type PageArgs, pageStory } from '../../../../.storybook/page-story.tsx';
import { paths } from '../../core/paths.ts';

const meta = {
  ...pageStory,
  title: 'Halaman/Daftar hasil asesmen',
  args: { address: paths.resultTabs.to({}), as: 'hadi' },
} satisfies Meta<PageArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = { args: { shows: 'Desainer Grafis Muda' } };
export const Loading: Story = { args: { replies: { '/api/transaction/list': never }, shows: 'Memuat' } };
export const Empty: Story = { args: { as: 'ayu', shows: 'Anda belum mengikuti sertifikasi' } };
export const Failed: Story = {
  args: { replies: { '/api/transaction/list': broken }, shows: 'Terjadi kesalahan pada server' },
};
export const LongText: Story = { args: { world: longTexts, shows: 'Pemangku' } };
