import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { SignaturePad } from './signature-pad.tsx';
import type { Stroke } from './signature-strokes.ts';

const meta = { title: 'Komponen/SignaturePad', component: SignaturePad } satisfies Meta<typeof SignaturePad>;

export default meta;
type Story = StoryObj<typeof meta>;

const wave: Stroke = Array.from({ length: 60 }, (_, index) => ({
  x: 0.2 + index / 100,
  y: 0.25 + Math.sin(index / 4) * 0.1,
  pressure: 0.5,
  time: index * 16,
}));
const args = { id: 'pad', label: 'Gambar tanda tangan', strokes: [], onStrokes: () => undefined };

const Drawing = () => {
  const [strokes, setStrokes] = useState<readonly Stroke[]>([]);
  return <SignaturePad {...args} hint="Pakai jari, pena, atau mouse." strokes={strokes} onStrokes={setStrokes} />;
};

export const Default: Story = { args, render: () => <Drawing /> };
export const Drawn: Story = { args: { ...args, strokes: [wave] } };
export const WithError: Story = { args: { ...args, error: 'Gambar tanda tangan Anda di dalam kotak' } };
