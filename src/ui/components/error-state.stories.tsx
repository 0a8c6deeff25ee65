import type { Meta, StoryObj } from '@storybook/react-vite';
import { ErrorState } from './error-state.tsx';

const meta = { title: 'Komponen/ErrorState', component: ErrorState } satisfies Meta<typeof ErrorState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { onRetry: () => {} } };
export const Retrying: Story = { args: { onRetry: () => {}, retrying: true } };
export const OwnWords: Story = {
  args: {
    title: 'Jadwal belum bisa dimuat',
    children: 'Server sedang sibuk. Tunggu sebentar, lalu coba lagi.',
    onRetry: () => {},
  },
};
