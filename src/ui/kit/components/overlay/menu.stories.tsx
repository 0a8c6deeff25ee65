import type { Meta, StoryObj } from '@storybook/react-vite';
import { Menu } from './menu.tsx';

const meta = { title: 'Komponen/Menu', component: Menu } satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: {
    trigger: 'Informasi Sertifikasi',
    entries: [
      { id: 'a', title: 'Profil', to: '/profile' },
      { id: 'b', title: 'Daftar asesor', href: 'https://example.org/' },
      { id: 'c', title: 'Keluar', onSelect: () => {}, tone: 'critical' },
    ],
  },
};
