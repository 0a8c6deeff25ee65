import type { Meta, StoryObj } from '@storybook/react-vite';
import { TabAccordion } from './tab-accordion.tsx';

const meta = { title: 'Komponen/TabAccordion', component: TabAccordion } satisfies Meta<typeof TabAccordion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: {
    label: 'Bagian profil',
    current: '/profile?tab=riwayat_pendidikan',
    items: [
      { id: 'a', to: '/profile?tab=informasi_pribadi', title: 'Informasi Pribadi', content: 'Nama, alamat, kontak.' },
      { id: 'b', to: '/profile?tab=riwayat_pendidikan', title: 'Riwayat Pendidikan', content: 'Sekolah dan kuliah.' },
      { id: 'c', to: '/profile?tab=pengalaman_kerja', title: 'Pengalaman Kerja', content: 'Tempat Anda bekerja.' },
    ],
  },
};
