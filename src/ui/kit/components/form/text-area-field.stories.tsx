import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextAreaField } from './text-area-field.tsx';

const meta = { title: 'Komponen/TextAreaField', component: TextAreaField } satisfies Meta<typeof TextAreaField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { label: 'Alasan banding', hint: 'Ceritakan dengan singkat dan jelas' } };
export const WithError: Story = { args: { label: 'Alasan banding', error: 'Alasan wajib diisi' } };
