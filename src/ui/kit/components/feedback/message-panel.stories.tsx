import type { Meta, StoryObj } from '@storybook/react-vite';
import { MessagePanel } from './message-panel.tsx';

const meta = { title: 'Komponen/MessagePanel', component: MessagePanel } satisfies Meta<typeof MessagePanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { title: 'Halaman Tidak Ditemukan', children: 'Alamat ini sudah tidak ada atau salah ketik.' },
};
