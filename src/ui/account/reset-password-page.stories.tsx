import type { Meta, StoryObj } from '@storybook/react-vite';
import { type PageArgs, pageStory } from '../../../.storybook/page-story.tsx';
import { paths } from '../core/paths.ts';

const meta = {
  ...pageStory,
  title: 'Halaman/Atur ulang kata sandi',
  args: { address: paths.resetPassword.to({}) },
} satisfies Meta<PageArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = { args: { shows: 'Kirim tautan' } };
export const Refused: Story = { args: { presses: 'Kirim tautan', shows: 'Isi email Anda' } };
export const NewPassword: Story = {
  args: {
    address: `${paths.resetPassword.to({ token: 'contoh' })}?email=ayu%40contoh.example`,
    shows: 'Kata sandi baru',
  },
};
