import type { Meta, StoryObj } from '@storybook/react-vite';
import { ExternalLink } from './external-link.tsx';

const meta = { title: 'Komponen/ExternalLink', component: ExternalLink } satisfies Meta<typeof ExternalLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InText: Story = { args: { href: 'https://example.org/', children: 'Daftar asesor' } };
export const Plain: Story = { args: { href: 'https://example.org/', plain: true, children: 'Jadwal asesmen' } };
