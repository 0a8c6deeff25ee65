import type { Meta, StoryObj } from '@storybook/react-vite';
import { Meter } from './meter.tsx';

const meta = { title: 'Komponen/Meter', component: Meter } satisfies Meta<typeof Meter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { label: 'Kelengkapan profil', percent: 0 } };
export const Partly: Story = { args: { label: 'Kelengkapan profil', percent: 62 } };
export const Complete: Story = { args: { label: 'Kelengkapan profil', percent: 100 } };
export const Upload: Story = { args: { label: 'Mengunggah foto', percent: 40, role: 'progressbar' } };
