import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../layout/card.tsx';
import { StretchedLink } from './stretched-link.tsx';

const meta = { title: 'Komponen/StretchedLink', component: StretchedLink } satisfies Meta<typeof StretchedLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InCard: Story = {
  args: { to: '/' },
  render: () => (
    <Card $interactive>
      <h3>
        <StretchedLink to="/">Pengembang Web Muda</StretchedLink>
      </h3>
      <p>Seluruh kartu dapat ditekan.</p>
    </Card>
  ),
};
