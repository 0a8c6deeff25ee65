import type { Meta, StoryObj } from '@storybook/react-vite';
import { DateField } from './date-field.tsx';

const meta = { title: 'Komponen/DateField', component: DateField } satisfies Meta<typeof DateField>;

export default meta;
type Story = StoryObj<typeof meta>;

const base = { label: 'Tanggal lahir', value: '', picked: '', onValue: () => {}, onPick: () => {} };

export const Empty: Story = { args: { ...base, hint: 'Bulan, tanggal, lalu tahun, misalnya 01/31/2000' } };
export const Filled: Story = {
  args: { ...base, value: '01/05/2026', picked: '2026-01-05', longForm: 'Senin, 5 Januari 2026' },
};
export const Wrong: Story = { args: { ...base, value: '13/45/2026', error: 'Tulis tanggal seperti 01/31/2000' } };
export const Disabled: Story = { args: { ...base, disabled: true } };
