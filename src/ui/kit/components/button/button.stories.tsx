import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from './button.tsx';

const meta = { title: 'Komponen/Button', component: Button } satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = { args: { children: 'Daftar sekarang' } };
export const Accent: Story = { args: { children: 'Lanjutkan pembayaran', variant: 'accent' } };
export const Secondary: Story = { args: { children: 'Unduh', variant: 'secondary' } };
export const Quiet: Story = { args: { children: 'Batal', variant: 'quiet' } };
export const Danger: Story = { args: { children: 'Hapus', variant: 'danger' } };
export const Small: Story = { args: { children: 'Lihat rincian', size: 'small', variant: 'secondary' } };
export const Busy: Story = { args: { children: 'Simpan perubahan', busy: true } };
export const Disabled: Story = { args: { children: 'Kirim', disabled: true } };
export const Wide: Story = { args: { children: 'Masuk', wide: true } };
export const LongText: Story = {
  args: {
    children: 'Sertifikasi Kompetensi Perancangan dan Pengelolaan Infrastruktur Jaringan Komputer Skala Perusahaan',
  },
};
