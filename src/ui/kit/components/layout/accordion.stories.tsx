import type { Meta, StoryObj } from '@storybook/react-vite';
import { Accordion } from './accordion.tsx';

const meta = { title: 'Komponen/Accordion', component: Accordion } satisfies Meta<typeof Accordion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: {
    defaultOpen: 'a',
    items: [
      { id: 'a', title: 'Apa itu asesmen?', content: 'Penilaian terhadap kompetensi Anda oleh asesor.' },
      {
        id: 'b',
        title: 'Sertifikasi Kompetensi Perancangan dan Pengelolaan Infrastruktur Jaringan Komputer Skala Perusahaan',
        content: 'Sertifikasi Kompetensi Perancangan dan Pengelolaan Infrastruktur Jaringan Komputer Skala Perusahaan',
      },
    ],
  },
};
