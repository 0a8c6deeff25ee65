import type { Meta, StoryObj } from '@storybook/react-vite';
import { Truncated } from './truncated.tsx';

const meta = { title: 'Komponen/Truncated', component: Truncated } satisfies Meta<typeof Truncated>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FileName: Story = { args: { text: 'Ijazah-S1-Teknik-Informatika-Siti-Rahmawati.pdf', limit: 30 } };
export const Short: Story = { args: { text: 'ktp.jpg', limit: 30 } };
