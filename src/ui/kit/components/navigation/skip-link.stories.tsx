import type { Meta, StoryObj } from '@storybook/react-vite';
import { SkipLink } from './skip-link.tsx';

const meta = { title: 'Komponen/SkipLink', component: SkipLink } satisfies Meta<typeof SkipLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const PressTab: Story = { args: { target: 'konten' } };
