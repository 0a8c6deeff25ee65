import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { LoadingBar } from './loading-bar.tsx';

const meta = { title: 'Komponen/LoadingBar', component: LoadingBar, tags: ['!autodocs'] } satisfies Meta<
  typeof LoadingBar
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Active: Story = { args: { active: true } };
export const Switched: Story = {
  args: { active: false },
  render: function Switched({ active: first }) {
    const [active, setActive] = useState(first);
    return (
      <>
        <LoadingBar active={active} />
        <Button onClick={() => setActive(!active)}>{active ? 'Selesai memuat' : 'Mulai memuat'}</Button>
      </>
    );
  },
};
