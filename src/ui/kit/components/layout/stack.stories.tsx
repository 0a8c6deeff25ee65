import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from './card.tsx';
import { Cluster } from './cluster.tsx';
import { Container } from './container.tsx';
import { Stack } from './stack.tsx';

const meta = { title: 'Komponen/Tata letak', component: Stack } satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

export const StackInContainer: Story = {
  render: () => (
    <Container>
      <Stack $gap={5}>
        <Card>Satu</Card>
        <Card>Dua</Card>
        <Cluster $justify="space-between">
          <Card>Kiri</Card>
          <Card>Kanan</Card>
        </Cluster>
      </Stack>
    </Container>
  ),
};
