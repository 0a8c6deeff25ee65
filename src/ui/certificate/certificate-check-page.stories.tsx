import type { Meta, StoryObj } from '@storybook/react-vite';
import { longTexts } from '../../../.storybook/long-texts.ts';
import { broken, never, type PageArgs, pageStory } from '../../../.storybook/page-story.tsx';
import { paths } from '../core/paths.ts';

const asked = (no: string) => `${paths.certificateCheck.to({})}?${new URLSearchParams({ no })}`;

const meta = {
  ...pageStory,
  title: 'Halaman/Cek sertifikat',
  args: { address: paths.certificateCheck.to({}) },
} satisfies Meta<PageArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { shows: 'Nomor sertifikat' } };
export const Filled: Story = { args: { address: asked('CONTOH 62010 2513 5 0000088 2026'), shows: 'Gita Contoh' } };
export const Unknown: Story = {
  args: { address: asked('CONTOH 62010 2513 1 9999999 2026'), shows: 'Sertifikat tidak ditemukan' },
};
export const Loading: Story = {
  args: {
    address: asked('CONTOH 62010 2513 5 0000088 2026'),
    replies: { '/api/certificate/check': never },
    shows: 'Memuat',
  },
};
export const Failed: Story = {
  args: {
    address: asked('CONTOH 62010 2513 5 0000088 2026'),
    replies: { '/api/certificate/check': broken },
    wayOn: 'Coba lagi',
    shows: 'Sertifikat belum bisa diperiksa',
  },
};
export const LongText: Story = {
  args: { address: asked('CONTOH 62010 2513 5 0000088 2026'), world: longTexts, shows: 'Pemangku' },
};
