import type { Meta, StoryObj } from '@storybook/react-vite';
import { ErrorSummary } from './error-summary.tsx';

const meta = { title: 'Komponen/ErrorSummary', component: ErrorSummary } satisfies Meta<typeof ErrorSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TwoErrors: Story = {
  args: {
    errors: [
      { fieldId: 'nama', message: 'Nama lengkap wajib diisi' },
      { fieldId: 'email', message: 'Tulis alamat email yang lengkap' },
    ],
  },
};
