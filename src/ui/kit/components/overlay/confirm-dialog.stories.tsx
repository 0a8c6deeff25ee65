import type { Meta, StoryObj } from '@storybook/react-vite';
import { ConfirmDialog } from './confirm-dialog.tsx';

const meta = { title: 'Komponen/ConfirmDialog', component: ConfirmDialog, tags: ['!autodocs'] } satisfies Meta<
  typeof ConfirmDialog
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: {
    open: true,
    title: 'Keluar dari portal?',
    children: 'Isian yang belum disimpan akan hilang.',
    onConfirm: () => {},
    onCancel: () => {},
  },
};
export const Danger: Story = {
  args: {
    open: true,
    title: 'Hapus riwayat?',
    danger: true,
    confirmLabel: 'Hapus',
    onConfirm: () => {},
    onCancel: () => {},
  },
};
export const Staying: Story = {
  args: {
    open: true,
    title: 'Keluar dari ujian?',
    staying: true,
    confirmLabel: 'Keluar',
    cancelLabel: 'Tetap mengerjakan',
    onConfirm: () => {},
    onCancel: () => {},
  },
};
export const Busy: Story = {
  args: { open: true, title: 'Kirim jawaban?', busy: true, onConfirm: () => {}, onCancel: () => {} },
};
