import type { Meta, StoryObj } from '@storybook/react-vite';
import Keyboard from 'lucide-react/icons/keyboard';
import PenLine from 'lucide-react/icons/pen-line';
import Upload from 'lucide-react/icons/upload';
import { useState } from 'react';
import { SegmentedChoice } from './segmented-choice.tsx';

const meta = { title: 'Komponen/SegmentedChoice', component: SegmentedChoice } satisfies Meta<typeof SegmentedChoice>;

export default meta;
type Story = StoryObj<typeof meta>;

const options = [
  { value: 'draw', title: 'Gambar', icon: PenLine },
  { value: 'type', title: 'Ketik', icon: Keyboard },
  { value: 'upload', title: 'Unggah', icon: Upload },
];
const args = { label: 'Cara membuat', options, value: 'draw', onValue: () => undefined };

const Choosing = () => {
  const [value, setValue] = useState('draw');
  return <SegmentedChoice {...args} value={value} onValue={setValue} />;
};

export const Default: Story = { args, render: () => <Choosing /> };
export const WithoutIcons: Story = { args: { ...args, options: options.map(({ icon: _, ...rest }) => rest) } };
