import type { Meta, StoryObj } from '@storybook/react-vite';
import { longTexts } from '../../../../.storybook/long-texts.ts';
import { broken, never, type PageArgs, pageStory } from '../../../../.storybook/page-story.tsx';
import { paths } from '../../core/paths.ts';

const meta = { ...pageStory, title: 'Halaman/Beranda', args: { address: paths.home.to({}) } } satisfies Meta<PageArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = { args: { shows: 'Junior Web Programmer', wayOn: 'Daftar sekarang' } };
export const Loading: Story = { args: { replies: { '/api/schema/thumbnail': never }, shows: 'Memuat' } };
export const Empty: Story = { args: { world: ({ db }) => db.schemes.replaceAll([]), shows: 'Belum ada skema' } };
export const Failed: Story = {
  args: { replies: { '/api/schema/thumbnail': broken }, shows: 'Daftar skema belum bisa dimuat' },
};
export const Maintenance: Story = {
  args: {
    config: { maintenance: { from: '2026-03-14T22:00+07:00', until: '2026-03-15T02:00+07:00' } },
    shows: 'Junior Web Programmer',
  },
};
export const LongText: Story = { args: { world: longTexts, shows: 'Pemangku' } };

export const CandidateActs: Story = { args: { as: 'citra', shows: 'Langkah Anda berikutnya' } };
export const CandidateWaits: Story = { args: { as: 'maya', shows: 'Asesor sedang menilai ujian Anda' } };
export const CandidateCertified: Story = { args: { as: 'gita', shows: 'Selamat, sertifikat Anda sudah terbit' } };
export const CandidateBegins: Story = { args: { as: 'ayu', shows: 'Anda belum mengikuti sertifikasi' } };
export const CandidatePays: Story = { args: { as: 'bima', shows: 'Selesaikan pembayaran' } };
export const CandidateLoading: Story = {
  args: { as: 'citra', replies: { '/api/transaction/list/': never }, shows: 'Memuat' },
};
export const CandidateFailed: Story = {
  args: {
    as: 'citra',
    replies: { '/api/transaction/list/': broken },
    shows: 'Langkah Anda berikutnya belum bisa dimuat',
  },
};
export const CandidateLongText: Story = { args: { as: 'kusuma', world: longTexts, shows: 'Halo Raden' } };
export const CandidateRenews: Story = { args: { as: 'oktavia', shows: 'Sertifikasi ulang' } };
