import type { Meta, StoryObj } from '@storybook/react-vite';
import { FileName } from './file-name.tsx';

const meta = { title: 'Komponen/FileName', component: FileName } satisfies Meta<typeof FileName>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Long: Story = { args: { name: 'Ijazah-S1-Teknik-Informatika-Siti-Rahmawati-2.pdf' } };
export const Short: Story = { args: { name: 'ktp.jpg' } };
export const RightToLeft: Story = { args: { name: 'صورة.png' } };
