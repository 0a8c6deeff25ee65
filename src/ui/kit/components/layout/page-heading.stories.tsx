import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { PageHeading } from './page-heading.tsx';

const meta = { title: 'Komponen/PageHeading', component: PageHeading } satisfies Meta<typeof PageHeading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { title: 'Sertifikasi Saya' } };
export const Full: Story = {
  args: {
    eyebrow: 'Sertifikasi',
    title: 'Pengembang Web Muda',
    lead: 'Ikuti langkah di bawah ini sampai sertifikat terbit.',
    actions: <Button>Lanjutkan</Button>,
  },
};
export const LongText: Story = {
  args: {
    title: 'Sertifikasi Kompetensi Perancangan dan Pengelolaan Infrastruktur Jaringan Komputer Skala Perusahaan',
  },
};
