import type { Meta, StoryObj } from '@storybook/react-vite';
import { Cluster } from '../layout/cluster.tsx';
import { Badge } from './badge.tsx';

const meta = { title: 'Komponen/Badge', component: Badge } satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  render: () => (
    <Cluster>
      <Badge>Draf</Badge>
      <Badge $tone="info">Terjadwal</Badge>
      <Badge $tone="accent">Baru</Badge>
      <Badge $tone="positive">Lunas</Badge>
      <Badge $tone="caution">Menunggu pembayaran</Badge>
      <Badge $tone="critical">Gagal</Badge>
    </Cluster>
  ),
};
