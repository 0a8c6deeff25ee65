import type { Meta, StoryObj } from '@storybook/react-vite';
import { SelectField } from './select-field.tsx';

const meta = { title: 'Komponen/SelectField', component: SelectField } satisfies Meta<typeof SelectField>;

export default meta;
type Story = StoryObj<typeof meta>;

const options = [
  { id: '1', value: 'jabar', name: 'province', title: 'Jawa Barat' },
  { id: '2', value: 'jateng', name: 'province', title: 'Jawa Tengah' },
  { id: '3', value: 'diy', name: 'province', title: 'Daerah Istimewa Yogyakarta' },
];

export const Default: Story = { args: { label: 'Provinsi', options } };
export const Chosen: Story = { args: { label: 'Provinsi', options, defaultValue: 'diy', placeholder: null } };
export const WithError: Story = { args: { label: 'Provinsi', options, error: 'Pilih satu provinsi' } };
export const Disabled: Story = { args: { label: 'Kota', options: [], disabled: true, hint: 'Pilih provinsi dahulu' } };
