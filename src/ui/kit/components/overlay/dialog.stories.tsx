import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { Dialog } from './dialog.tsx';

const meta = { title: 'Komponen/Dialog', component: Dialog, tags: ['!autodocs'] } satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  args: {
    open: true,
    title: 'Kembali Ke Timeline Sertifikasi',
    onClose: () => {},
    children: 'Apakah Anda yakin meninggalkan halaman ini?',
    actions: <Button>Ya</Button>,
  },
};
export const NotClosable: Story = {
  args: {
    open: true,
    closable: false,
    title: 'Waktu habis',
    children: 'Jawaban tidak dapat diubah lagi.',
    actions: <Button>Submit</Button>,
  },
};
export const LongText: Story = {
  args: {
    open: true,
    title: 'Sertifikasi Kompetensi Perancangan dan Pengelolaan Infrastruktur Jaringan Komputer Skala Perusahaan',
    onClose: () => {},
    children:
      'Sertifikasi Kompetensi Perancangan dan Pengelolaan Infrastruktur Jaringan Komputer Skala Perusahaan. '.repeat(
        30,
      ),
    actions: <Button>Tutup</Button>,
  },
};
