import type { Meta, StoryObj } from '@storybook/react-vite';
import { Disclosure } from './disclosure.tsx';

const meta = { title: 'Komponen/Disclosure', component: Disclosure } satisfies Meta<typeof Disclosure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  args: { title: 'Mengapa belum bisa lanjut?', children: 'Asesor belum memeriksa APL 01 Anda.' },
};
export const Open: Story = {
  args: { title: 'Mengapa belum bisa lanjut?', children: 'Asesor belum memeriksa APL 01 Anda.', defaultOpen: true },
};
