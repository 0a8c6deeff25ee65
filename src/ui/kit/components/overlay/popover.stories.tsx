import type { Meta, StoryObj } from '@storybook/react-vite';
import Info from 'lucide-react/icons/info';
import { Button } from '../button/button.tsx';
import { Popover } from './popover.tsx';

const meta = { title: 'Komponen/Popover', component: Popover } satisfies Meta<typeof Popover>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: {
    label: 'Buka keterangan',
    title: 'Keterangan',
    trigger: <Info size={22} aria-hidden="true" />,
    children: (close) => (
      <div style={{ padding: '1rem' }}>
        <p>Isi panel.</p>
        <Button onClick={close}>Tutup</Button>
      </div>
    ),
  },
};
