import type { Meta, StoryObj } from '@storybook/react-vite';
import { AlertDialog } from './alert-dialog.tsx';

const meta = { title: 'Komponen/AlertDialog', component: AlertDialog, tags: ['!autodocs'] } satisfies Meta<
  typeof AlertDialog
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Text: Story = {
  args: {
    open: true,
    title: 'Informasi',
    text: 'Harap gunakan Laptop, Komputer, atau PC untuk melakukan Asesmen',
    onClose: () => {},
  },
};
export const List: Story = {
  args: {
    open: true,
    title: 'Error',
    text: 'Data belum lengkap:',
    items: ['Nama wajib diisi', 'Tanggal lahir wajib diisi'],
    onClose: () => {},
  },
};
