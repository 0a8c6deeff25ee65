import type { Meta, StoryObj } from '@storybook/react-vite';
import { CopyButton } from './copy-button.tsx';

const meta = { title: 'Komponen/CopyButton', component: CopyButton } satisfies Meta<typeof CopyButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Works: Story = { args: { text: 'TRX-001', copy: async () => true } };
export const FailsSilently: Story = { args: { text: 'TRX-001', copy: async () => false } };
