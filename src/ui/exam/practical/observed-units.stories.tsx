import type { Meta, StoryObj } from '@storybook/react-vite';
import { ObservedUnits } from './observed-units.tsx';

const unitOf = (verdicts: readonly (boolean | null)[]) => ({
  code: 'J.620100.004.02',
  title: 'Menggunakan Struktur Data',
  elements: [
    {
      id: 'elemen-1',
      title: 'Menerapkan struktur data dalam program',
      criteria: verdicts.map((competent, index) => ({
        id: `kriteria-${index}`,
        text: 'Struktur data dideklarasikan dengan tipe yang sesuai bahasa pemrograman.',
        benchmark: 'Tamu disimpan sebagai objek dalam array atau peta, bukan sebagai teks gabungan.',
        competent,
      })),
    },
  ],
});

const meta = {
  title: 'Ujian/ObservedUnits',
  component: ObservedUnits,
  args: { units: [unitOf([null, null, null])] },
} satisfies Meta<typeof ObservedUnits>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotJudgedYet: Story = {};
export const HalfJudged: Story = { args: { units: [unitOf([true, false, null])] } };
