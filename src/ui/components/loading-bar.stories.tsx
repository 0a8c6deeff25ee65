import type { Meta, StoryObj } from '@storybook/react-vite';
import { LoadingBar } from './loading-bar.tsx';

const meta = { title: 'Komponen/LoadingBar', component: LoadingBar, tags: ['!autodocs'] } satisfies Meta<
  typeof LoadingBar
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Active: Story = { args: { active: true } };
export const Idle: Story = { args: { active: false } };
