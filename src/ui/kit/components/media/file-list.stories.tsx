import type { Meta, StoryObj } from '@storybook/react-vite';
import { FileList } from './file-list.tsx';

const meta = { title: 'Komponen/FileList', component: FileList } satisfies Meta<typeof FileList>;

export default meta;
type Story = StoryObj<typeof meta>;

const files = [
  { id: '1', name: 'ijazah-strata-satu-teknik-informatika-hasil-pindai.pdf', size: 1_240_000 },
  { id: '2', name: 'شهادة.pdf', size: 800 },
];

export const Default: Story = { args: { label: 'Bukti', files } };
export const Removable: Story = { args: { label: 'Bukti', files, onRemove: () => {} } };
