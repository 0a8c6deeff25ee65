import type { Meta, StoryObj } from '@storybook/react-vite';
import { DigitsField } from './digits-field.tsx';

const meta = { title: 'Komponen/DigitsField', component: DigitsField } satisfies Meta<typeof DigitsField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { label: 'Nomor KTP', hint: '16 angka' } };
export const WithError: Story = {
  args: { label: 'Nomor telepon', defaultValue: '0812', error: 'Nomor telepon terlalu pendek' },
};
