import type { Meta, StoryObj } from '@storybook/react-vite';
import { DescriptionList } from './description-list.tsx';

const meta = { title: 'Komponen/DescriptionList', component: DescriptionList } satisfies Meta<typeof DescriptionList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: {
    items: [
      { title: 'Nomor pembelian', content: 'TRX-001' },
      {
        title: 'Skema',
        content: 'Sertifikasi Kompetensi Perancangan dan Pengelolaan Infrastruktur Jaringan Komputer Skala Perusahaan',
      },
      { title: 'Jumlah', content: 'Rp 1.500.000' },
    ],
  },
};
