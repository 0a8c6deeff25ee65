import type { Meta, StoryObj } from '@storybook/react-vite';
import { RadioChoice } from './radio-choice.tsx';

const meta = { title: 'Komponen/RadioChoice', component: RadioChoice } satisfies Meta<typeof RadioChoice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { label: 'Setuju', name: 'a', value: '1' } };
export const Checked: Story = {
  args: { label: 'Setuju', hint: 'Jawaban dapat diubah', name: 'b', value: '1', defaultChecked: true },
};
export const Disabled: Story = { args: { label: 'Setuju', name: 'c', value: '1', disabled: true } };
