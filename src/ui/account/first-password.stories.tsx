import type { Meta, StoryObj } from '@storybook/react-vite';
import { type PageArgs, pageStory } from '../../../.storybook/page-story.tsx';
import { withTemporaryPassword } from '../../../.storybook/worlds.ts';
import { paths } from '../core/paths.ts';

const meta = {
  ...pageStory,
  title: 'Halaman/Kata sandi pertama',
  args: { address: paths.profile.to({}), as: 'ayu', world: withTemporaryPassword },
} satisfies Meta<PageArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = { args: { shows: 'Kata sandi akun Anda masih sementara' } };
export const Refused: Story = { args: { presses: 'Simpan dan lanjutkan', shows: 'Isi kata sandi' } };
