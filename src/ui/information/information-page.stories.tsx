import type { Meta, StoryObj } from '@storybook/react-vite';
import { type PageArgs, pageStory } from '../../../.storybook/page-story.tsx';
import { paths } from '../paths.ts';

const meta = {
  ...pageStory,
  title: 'Halaman/Informasi',
  args: { address: paths.about.to({}) },
} satisfies Meta<PageArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const About: Story = { args: { shows: 'Lisensi data, huruf, dan ikon' } };
export const Contact: Story = { args: { address: paths.contact.to({}), shows: 'info@lsp-contoh.example' } };
export const Terms: Story = { args: { address: paths.terms.to({}), shows: 'LSP Contoh adalah lembaga rekaan' } };
export const Privacy: Story = { args: { address: paths.privacy.to({}), shows: 'LSP Contoh adalah lembaga rekaan' } };
export const Cookies: Story = { args: { address: paths.cookies.to({}), shows: 'Cookie' } };
export const Failed: Story = {
  args: { config: { pages: { about: '/teks/tidak-ada.txt' } }, shows: 'Teks resmi belum bisa dimuat' },
};
