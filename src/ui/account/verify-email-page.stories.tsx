import type { Meta, StoryObj } from '@storybook/react-vite';
import { broken, never, type PageArgs, pageStory } from '../../../.storybook/page-story.tsx';
import { paths } from '../core/paths.ts';

const meta = {
  ...pageStory,
  title: 'Halaman/Verifikasi email',
  args: { address: paths.verifyEmail.to({ id: '1001', hash: 'contoh' }), as: 'ayu' },
} satisfies Meta<PageArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  args: { replies: { '/api/email/verify': { type: 'status', status: 200 } }, shows: 'Email Anda sudah terverifikasi' },
};
export const Unknown: Story = { args: { shows: 'Tautan ini tidak kami kenali' } };
export const Loading: Story = { args: { replies: { '/api/email/verify': never }, shows: 'Memeriksa tautan' } };
export const Failed: Story = {
  args: { replies: { '/api/email/verify': broken }, shows: 'Tautan belum bisa diperiksa' },
};
