import type { Meta, StoryObj } from '@storybook/react-vite';
import { RadioGroup } from './radio-group.tsx';

const meta = { title: 'Komponen/RadioGroup', component: RadioGroup } satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

const options = [
  { id: 'k', value: 'k', name: 'kompeten', title: 'Kompeten' },
  { id: 'bk', value: 'bk', name: 'belum', title: 'Belum kompeten', hint: 'Anda boleh melampirkan bukti nanti' },
];

export const Default: Story = { args: { label: 'Penilaian diri', name: 'a', options } };
export const Chosen: Story = { args: { label: 'Penilaian diri', name: 'b', options, defaultValue: 'bk' } };
export const Inline: Story = {
  args: { label: 'Penilaian diri', hint: 'Pilih satu', name: 'c', options, inline: true },
};
export const WithError: Story = {
  args: { label: 'Penilaian diri', name: 'd', options, error: 'Pilih salah satu jawaban' },
};
