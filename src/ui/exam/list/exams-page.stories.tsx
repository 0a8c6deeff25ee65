import type { Meta, StoryObj } from '@storybook/react-vite';
import { longTexts } from '../../../../.storybook/long-texts.ts';
import { broken, never, type PageArgs, pageStory } from '../../../../.storybook/page-story.tsx';
import { examTrxId } from '../../../../.storybook/worlds.ts';
import { encodeTrxId } from '../../../domain/assessment/trx-id.ts';
import { paths } from '../../core/paths.ts';

const meta = {
  ...pageStory,
  title: 'Halaman/Daftar ujian',
  args: { address: paths.exams.to({ trxid: encodeTrxId(examTrxId) }), as: 'eka' },
} satisfies Meta<PageArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = { args: { shows: 'Langkah Anda berikutnya' } };
export const Locked: Story = {
  args: {
    as: 'joko',
    address: paths.exams.to({ trxid: encodeTrxId('TRX-2026-000178') }),
    shows: 'Belum ada ujian yang dapat Anda kerjakan',
  },
};
export const Loading: Story = { args: { replies: { '/api/assessment/exam-status/': never }, shows: 'Memuat' } };
export const Empty: Story = {
  args: { address: paths.exams.to({ trxid: encodeTrxId('TRX-2026-000999') }), shows: 'Data tidak ditemukan' },
};
export const Failed: Story = {
  args: { replies: { '/api/assessment/exam-status/': broken }, shows: 'Terjadi kesalahan pada server' },
};
export const LongText: Story = { args: { world: longTexts, shows: 'Pemangku' } };
