import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from './card.tsx';

const meta = { title: 'Komponen/Card', component: Card } satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { children: 'Isi kartu' } };
export const Highlighted: Story = { args: { children: 'Langkah berikutnya', $highlighted: true } };
export const Small: Story = { args: { children: 'Kartu kecil', $padding: 'small' } };
export const Stacked: Story = {
  args: {
    $gap: 4,
    children: (
      <>
        <p>Satu</p>
        <p>Dua</p>
      </>
    ),
  },
};
