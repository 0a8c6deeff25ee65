import type { Meta, StoryObj } from '@storybook/react-vite';
import { Checkbox } from './checkbox.tsx';

const meta = { title: 'Komponen/Checkbox', component: Checkbox } satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { label: 'Saya menyatakan data di atas benar' } };
export const Checked: Story = { args: { label: 'Ingat saya', defaultChecked: true } };
export const WithHint: Story = {
  args: { label: 'Saya memiliki disabilitas', hint: 'Kami akan menyesuaikan cara asesmen' },
};
export const WithError: Story = { args: { label: 'Saya setuju', error: 'Persetujuan diperlukan untuk melanjutkan' } };
export const Disabled: Story = { args: { label: 'Sudah dikirim', disabled: true, defaultChecked: true } };
export const LongText: Story = {
  args: {
    label:
      'Sertifikasi Kompetensi Perancangan dan Pengelolaan Infrastruktur Jaringan Komputer Skala Perusahaan. Sertifikasi Kompetensi Perancangan dan Pengelolaan Infrastruktur Jaringan Komputer Skala Perusahaan.',
  },
};
