import type { Meta, StoryObj } from '@storybook/react-vite';
import { ExternalLinkButton } from './external-link-button.tsx';

const meta = { title: 'Komponen/ExternalLinkButton', component: ExternalLinkButton } satisfies Meta<
  typeof ExternalLinkButton
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { href: 'https://example.org/', children: 'Cari pemegang sertifikat' } };
