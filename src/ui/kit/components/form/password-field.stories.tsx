import type { Meta, StoryObj } from '@storybook/react-vite';
import { PasswordField } from './password-field.tsx';

const meta = { title: 'Komponen/PasswordField', component: PasswordField } satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { label: 'Kata sandi', hint: 'Paling sedikit 8 karakter', defaultValue: 'rahasia123' },
};
export const WithError: Story = { args: { label: 'Kata sandi', error: 'Kata sandi wajib diisi' } };
