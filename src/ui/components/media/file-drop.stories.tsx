import type { Meta, StoryObj } from '@storybook/react-vite';
import { FileDrop } from './file-drop.tsx';

const meta = { title: 'Komponen/FileDrop', component: FileDrop } satisfies Meta<typeof FileDrop>;

export default meta;
type Story = StoryObj<typeof meta>;

const base = {
  label: 'Ijazah',
  hint: 'PDF, JPG, atau PNG, paling besar 2 MB',
  accept: '.pdf,.jpg,.jpeg,.png',
  files: [],
  onChoose: () => {},
  onRemove: () => {},
};
const scan = { id: '1', name: 'ijazah-strata-satu-teknik-informatika-hasil-pindai.pdf', size: 1_240_000 };

export const Empty: Story = { args: base };
export const One: Story = { args: { ...base, files: [scan] } };
export const Several: Story = {
  args: { ...base, multiple: true, files: [scan, { id: '2', name: 'transkrip.pdf', size: 320_400 }] },
};
export const Refused: Story = {
  args: {
    ...base,
    multiple: true,
    files: [scan],
    refused: [
      { name: 'foto.png', reason: 'File tidak boleh berukuran lebih dari 2.000 KB' },
      { name: 'kosong.pdf', reason: 'File kosong' },
    ],
  },
};
export const Missing: Story = { args: { ...base, error: 'Pilih file ijazah Anda' } };
export const Busy: Story = { args: { ...base, busy: true } };
