import type { Meta, StoryObj } from '@storybook/react-vite';
import { SuccessAlert } from './success-alert.tsx';

const meta = { title: 'Komponen/SuccessAlert', component: SuccessAlert, tags: ['!autodocs'] } satisfies Meta<
  typeof SuccessAlert
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { args: { open: true, title: 'Success', text: 'Profil tersimpan.' } };
export const Closed: Story = { args: { open: false, title: 'Success' } };
