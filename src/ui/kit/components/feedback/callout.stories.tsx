import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { Callout } from './callout.tsx';

const meta = { title: 'Komponen/Notice', component: Callout } satisfies Meta<typeof Callout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = {
  args: {
    title: 'Asesmen dibuka Senin, 5 Januari 2026',
    children: 'Siapkan laptop dan sambungan internet yang stabil.',
  },
};
export const Positive: Story = { args: { tone: 'positive', children: 'Pembayaran sudah kami terima.' } };
export const Caution: Story = {
  args: {
    tone: 'caution',
    title: 'Belum lengkap',
    children: 'Tanda tangan Anda belum ada.',
    action: (
      <Button size="small" variant="secondary">
        Lengkapi
      </Button>
    ),
  },
};
export const Critical: Story = {
  args: {
    tone: 'critical',
    live: 'assertive',
    children: 'Sertifikasi Kompetensi Perancangan dan Pengelolaan Infrastruktur Jaringan Komputer Skala Perusahaan',
  },
};
