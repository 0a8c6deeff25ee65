import type { Meta, StoryObj } from '@storybook/react-vite';
import { StepBreadcrumb } from './step-breadcrumb.tsx';

const meta = { title: 'Komponen/StepBreadcrumb', component: StepBreadcrumb } satisfies Meta<typeof StepBreadcrumb>;

export default meta;
type Story = StoryObj<typeof meta>;

const steps = [{ title: 'Pilih jadwal' }, { title: 'Periksa pesanan' }, { title: 'Bayar' }, { title: 'Selesai' }];

export const First: Story = { args: { label: 'Langkah pembelian', steps, current: 1 } };
export const Middle: Story = { args: { label: 'Langkah pembelian', steps, current: 3 } };
export const AllDone: Story = { args: { label: 'Langkah pembelian', steps, current: 5 } };
