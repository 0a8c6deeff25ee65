import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextLink } from './text-link.tsx';

const meta = { title: 'Komponen/TextLink', component: TextLink } satisfies Meta<typeof TextLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { to: '/', children: 'Lihat semua jadwal' } };
