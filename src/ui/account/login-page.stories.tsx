import type { Meta, StoryObj } from '@storybook/react-vite';
import { type PageArgs, pageStory } from '../../../.storybook/page-story.tsx';
import { loginAddress, paths } from '../core/paths.ts';

const meta = { ...pageStory, title: 'Halaman/Masuk', args: { address: paths.login.to({}) } } satisfies Meta<PageArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = { args: { shows: 'Lupa kata sandi?' } };
export const Refused: Story = { args: { presses: 'Masuk', shows: 'Isi kata sandi Anda' } };
export const SignUp: Story = { args: { address: loginAddress(undefined, true), shows: 'Nama lengkap' } };
export const SignUpRefused: Story = {
  args: { address: loginAddress(undefined, true), presses: 'Daftar', shows: 'Isi nama lengkap Anda' },
};
