import type { Meta, StoryObj } from '@storybook/react-vite';
import { longTexts } from '../../../../.storybook/long-texts.ts';
import { broken, never, type PageArgs, pageStory } from '../../../../.storybook/page-story.tsx';
import { encodeTrxId } from '../../../domain/assessment/trx-id.ts';
import { paths } from '../../core/paths.ts';

const meta = {
  ...pageStory,
  title: 'Halaman/Persetujuan asesmen',
  args: { address: paths.agreement.to({ trxid: encodeTrxId('TRX-2026-000198') }), as: 'citra' },
} satisfies Meta<PageArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = { args: { shows: 'Tanda tangan' } };
export const Signed: Story = {
  args: {
    as: 'gita',
    address: paths.agreement.to({ trxid: encodeTrxId('TRX-2026-000088') }),
    shows: 'Sudah ditandatangani',
  },
};
export const Loading: Story = { args: { replies: { '/api/pre-assessment/': never }, shows: 'Memuat' } };
export const Empty: Story = {
  args: { address: paths.agreement.to({ trxid: encodeTrxId('TRX-2026-000999') }), shows: 'Data tidak ditemukan' },
};
export const Failed: Story = {
  args: { replies: { '/api/pre-assessment/': broken }, shows: 'Terjadi kesalahan pada server' },
};

const putri = paths.agreement.to({ trxid: encodeTrxId('TRX-2026-000196') });
const asked = {
  id: 'TRX-2026-000196',
  needs: ['extra_time', 'other'],
  other: 'Kursi di dekat pintu',
  sent_at: '2026-11-21T09:00:00+07:00',
};
interface Answer {
  readonly outcome: 'granted' | 'partly' | 'refused';
  readonly text: string;
  readonly extra_minutes: number;
}
const putriAsked = (answer: Answer | null, shows: string, address = putri): Story => ({
  args: { as: 'putri', address, shows, world: ({ db }) => db.adjustments.put({ ...asked, answer }) },
});
export const AdjustmentsSuggested: Story = {
  args: { as: 'putri', address: putri, shows: 'disarankan untuk Anda' },
};
export const AdjustmentsOpened: Story = {
  args: { presses: 'Minta penyesuaian', shows: 'Saya tidak memerlukan penyesuaian' },
};
export const AdjustmentsNotTaken: Story = {
  args: {
    as: 'putri',
    address: putri,
    presses: 'Kirim permintaan',
    replies: { '/api/adjustments': { type: 'status', status: 404 } },
    shows: 'Permintaan belum bisa dikirim dari sini',
  },
};
export const AdjustmentsSent: Story = putriAsked(null, 'Permintaan penyesuaian terkirim');
export const AdjustmentsGranted: Story = putriAsked(
  { outcome: 'granted', text: 'Kursi disiapkan.', extra_minutes: 15 },
  'Waktu tambahan 15 menit',
);
export const AdjustmentsPartly: Story = putriAsked(
  { outcome: 'partly', text: 'Kursi tidak tersedia.', extra_minutes: 15 },
  'Penyesuaian disetujui sebagian',
);
export const AdjustmentsRefused: Story = putriAsked(
  { outcome: 'refused', text: 'Ruang ini tidak dapat diubah.', extra_minutes: 0 },
  'Penyesuaian tidak disetujui',
);
export const AdjustmentsPaper: Story = putriAsked(
  { outcome: 'granted', text: 'Kursi disiapkan.', extra_minutes: 15 },
  'FR.AK.07',
  `${putri}?lihat=penyesuaian`,
);
export const LongText: Story = { args: { world: longTexts, shows: 'Pemangku' } };
