import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from './card.tsx';
import { Carousel } from './carousel.tsx';

const meta = { title: 'Komponen/Carousel', component: Carousel } satisfies Meta<typeof Carousel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Six: Story = {
  args: { label: '', children: null },
  render: () => (
    <Carousel label="Skema pilihan" heading={<h2>Skema pilihan</h2>}>
      {[1, 2, 3, 4, 5, 6].map((n) => (
        <Card key={n}>Slide {n}</Card>
      ))}
    </Carousel>
  ),
};
export const OneOnly: Story = {
  args: { label: '', children: null },
  render: () => (
    <Carousel label="Skema pilihan">
      <Card>Hanya satu</Card>
    </Carousel>
  ),
};
