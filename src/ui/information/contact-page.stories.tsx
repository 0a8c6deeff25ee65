import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { type PageArgs, pageStory } from '../../../.storybook/page-story.tsx';
import { defaultConfig } from '../../default-config.ts';
import { paths } from '../paths.ts';

const meta = {
  ...pageStory,
  title: 'Halaman/Informasi/Kontak',
  args: { address: paths.contact.to({}) },
} satisfies Meta<PageArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Sample: Story = { args: { shows: 'info@lsp-contoh.example' } };
export const Writing: Story = {
  args: { address: `${paths.contact.to({})}?tulis=refund`, as: 'gita', shows: 'Pesan Anda' },
};
export const Refused: Story = {
  args: { address: `${paths.contact.to({})}?tulis`, presses: 'Kirim pesan', shows: 'Periksa kembali isian Anda' },
};
export const Sent: Story = {
  args: { address: `${paths.contact.to({})}?tulis=refund`, as: 'gita', shows: 'Pesan terkirim' },
  play: async (opened) => {
    const page = within(opened.canvasElement);
    const text = await page.findByRole('textbox', { name: /Pesan Anda/ }, { timeout: 15_000 });
    await userEvent.type(text, 'Biaya saya belum kembali setelah jadwal dibatalkan.');
    await userEvent.click(page.getByRole('button', { name: 'Kirim pesan' }));
    await pageStory.play(opened);
  },
};
export const WithoutCall: Story = {
  args: {
    address: `${paths.contact.to({})}?tulis`,
    config: { features: { ...defaultConfig.features, messages: false } },
    shows: 'Buka di aplikasi email',
  },
};
