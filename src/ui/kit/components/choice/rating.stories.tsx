import type { Meta, StoryObj } from '@storybook/react-vite';
import { Rating } from './rating.tsx';

const meta = { title: 'Komponen/Rating', component: Rating } satisfies Meta<typeof Rating>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Half: Story = { args: { value: 4.5 } };
export const WithCount: Story = { args: { value: 3.8, count: 128, showValue: true } };
export const None: Story = { args: { value: 0 } };
