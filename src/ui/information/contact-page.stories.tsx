import type { Meta, StoryObj } from '@storybook/react-vite';
import { after, type PageArgs, pageStory } from '../../../.storybook/page-story.tsx';
import { defaultConfig } from '../../configuration/default-config.ts';
import { paths } from '../core/paths.ts';

const meta = {
  ...pageStory,
  title: 'Halaman/Informasi/Kontak',
  args: { address: paths.contact.to({}) },
} satisfies Meta<PageArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Sample: Story = { args: { shows: 'Nomor dan alamat belum tersedia' } };
export const Writing: Story = {
  args: { address: `${paths.contact.to({})}?tulis=refund`, as: 'gita', shows: 'Pesan Anda' },
};
export const Refused: Story = {
  args: { address: `${paths.contact.to({})}?tulis`, presses: 'Kirim pesan', shows: 'Periksa kembali isian Anda' },
};
export const Sent: Story = {
  args: { address: `${paths.contact.to({})}?tulis=refund`, as: 'gita', shows: 'Pesan terkirim' },
  play: after(async (page, user) => {
    await user.type(
      page.getByRole('textbox', { name: /Pesan Anda/ }),
      'Biaya saya belum kembali setelah jadwal dibatalkan.',
    );
    await user.click(page.getByRole('button', { name: 'Kirim pesan' }));
  }),
};
export const WithoutCall: Story = {
  args: {
    address: `${paths.contact.to({})}?tulis`,
    config: { features: { ...defaultConfig.features, messages: false } },
    shows: 'Buka di aplikasi email',
  },
};
