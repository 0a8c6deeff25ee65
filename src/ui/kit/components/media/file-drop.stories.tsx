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
export const Remarked: Story = {
  args: {
    ...base,
    multiple: true,
    files: [scan, { id: '2', name: 'ktp.jpg', size: 612_000 }, { id: '3', name: 'transkrip.jpg', size: 910_000 }],
    remarked: [
      { name: 'ktp.jpg', size: 612_000, shrunkFrom: 8_300_000, fault: null },
      { name: 'transkrip.jpg', size: 910_000, shrunkFrom: 4_812_000, fault: 'dark' },
      { name: 'ijazah.png', size: 240_000, shrunkFrom: null, fault: 'blurred' },
      { name: 'sertifikat.jpg', size: 60_000, shrunkFrom: null, fault: 'broken' },
    ],
  },
};
export const Missing: Story = { args: { ...base, error: 'Pilih file ijazah Anda' } };
export const Busy: Story = { args: { ...base, busy: true } };
