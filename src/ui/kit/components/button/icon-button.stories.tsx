import type { Meta, StoryObj } from '@storybook/react-vite';
import X from 'lucide-react/icons/x';
import { IconButton } from './icon-button.tsx';

const meta = { title: 'Komponen/IconButton', component: IconButton } satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Close: Story = { args: { label: 'Tutup', children: <X size={20} aria-hidden="true" /> } };
export const Disabled: Story = {
  args: { label: 'Tutup', disabled: true, children: <X size={20} aria-hidden="true" /> },
};
