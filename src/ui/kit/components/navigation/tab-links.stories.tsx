import type { Meta, StoryObj } from '@storybook/react-vite';
import { TabLinks } from './tab-links.tsx';

const meta = { title: 'Komponen/TabLinks', component: TabLinks } satisfies Meta<typeof TabLinks>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: {
    label: 'Status pembelian',
    current: '/transaction',
    tabs: [
      { to: '/transaction', title: 'Menunggu', count: 2 },
      { to: '/transaction?tab=paid', title: 'Lunas', count: 14 },
      { to: '/transaction?tab=failed', title: 'Gagal' },
    ],
  },
};
