import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { SuccessAlert } from './success-alert.tsx';

const meta = { title: 'Komponen/SuccessAlert', component: SuccessAlert, tags: ['!autodocs'] } satisfies Meta<
  typeof SuccessAlert
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { args: { open: true, title: 'Success', text: 'Profil tersimpan.' } };
export const Switched: Story = {
  args: { open: false, title: 'Success', text: 'Profil tersimpan.' },
  render: function Switched({ open: first, ...said }) {
    const [open, setOpen] = useState(first);
    return (
      <>
        <SuccessAlert open={open} {...said} />
        <Button onClick={() => setOpen(!open)}>{open ? 'Tutup' : 'Simpan'}</Button>
      </>
    );
  },
};
