import type { Meta, StoryObj } from '@storybook/react-vite';
import { WaitButton } from './wait-button.tsx';

const meta = {
  title: 'Komponen/WaitButton',
  component: WaitButton,
  args: { label: 'Kirim ulang', variant: 'secondary', secondsLeft: 0 },
} satisfies Meta<typeof WaitButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Waiting: Story = { args: { secondsLeft: 58 } };
export const Busy: Story = { args: { busy: true } };
