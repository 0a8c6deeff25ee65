import type { Meta, StoryObj } from '@storybook/react-vite';
import { NoTransactionsPicture } from '../../illustrations/no-transactions-picture.tsx';
import { Button } from '../button/button.tsx';
import { EmptyState } from './empty-state.tsx';

const meta = { title: 'Komponen/EmptyState', component: EmptyState } satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: {
    title: 'Tidak ada skema yang cocok',
    children: 'Coba kata lain atau hapus saringan.',
    action: <Button variant="secondary">Hapus saringan</Button>,
  },
};
export const Transactions: Story = {
  args: {
    title: 'Belum ada pembelian',
    children: 'Skema yang Anda beli akan muncul di sini.',
    picture: <NoTransactionsPicture />,
    action: <Button>Lihat skema</Button>,
  },
};
