import type { Meta, StoryObj } from '@storybook/react-vite';
import { FileRefusals } from './file-refusals.tsx';

const meta = { title: 'Komponen/FileRefusals', component: FileRefusals } satisfies Meta<typeof FileRefusals>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: {
    refused: [
      { name: 'foto-ktp.png', reason: 'File tidak boleh berukuran lebih dari 500 KB' },
      { name: 'dokumen.png', reason: 'Jenis file tidak sesuai' },
    ],
  },
};
