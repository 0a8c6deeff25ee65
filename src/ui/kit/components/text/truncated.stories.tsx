import type { Meta, StoryObj } from '@storybook/react-vite';
import { Truncated } from './truncated.tsx';

const meta = { title: 'Komponen/Truncated', component: Truncated } satisfies Meta<typeof Truncated>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Long: Story = {
  args: { text: 'Sertifikasi Pengembang Aplikasi Web Tingkat Madya untuk Industri', limit: 50 },
};
export const Short: Story = { args: { text: 'Barista', limit: 50 } };
