import type { Meta, StoryObj } from '@storybook/react-vite';
import { LinkButton } from './link-button.tsx';

const meta = { title: 'Komponen/LinkButton', component: LinkButton } satisfies Meta<typeof LinkButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = { args: { to: '/', children: 'Kembali ke Beranda' } };
export const Accent: Story = { args: { to: '/', variant: 'accent', children: 'Lihat skema' } };
export const Secondary: Story = { args: { to: '/', variant: 'secondary', size: 'small', children: 'Rincian' } };
