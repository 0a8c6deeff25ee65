import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextField } from './text-field.tsx';

const meta = { title: 'Komponen/TextField', component: TextField } satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { label: 'Nama lengkap', hint: 'Sesuai KTP' } };
export const Optional: Story = { args: { label: 'Gelar', optional: true } };
export const WithError: Story = {
  args: {
    label: 'Email',
    type: 'email',
    defaultValue: 'siti@',
    error: 'Tulis alamat email yang lengkap, misalnya nama@contoh.id',
  },
};
export const Disabled: Story = { args: { label: 'Email', defaultValue: 'siti@contoh.id', disabled: true } };
export const LongText: Story = {
  args: {
    label: 'Sertifikasi Kompetensi Perancangan dan Pengelolaan Infrastruktur Jaringan Komputer Skala Perusahaan',
    hint: 'Sertifikasi Kompetensi Perancangan dan Pengelolaan Infrastruktur Jaringan Komputer Skala Perusahaan',
    defaultValue: 'Sertifikasi Kompetensi Perancangan dan Pengelolaan Infrastruktur Jaringan Komputer Skala Perusahaan',
  },
};
