import type { Meta, StoryObj } from '@storybook/react-vite';
import { longTexts } from '../../../../.storybook/long-texts.ts';
import { broken, never, type PageArgs, pageStory } from '../../../../.storybook/page-story.tsx';
import { paths } from '../../core/paths.ts';
import { withRepeat } from '../public/purchase-address.ts';

const order = { slug: 'junior-web-programmer', scheduleId: 'JDW-003', budgetSource: 'mandiri', budgetary: 'ANG-003-1' };

const meta = {
  ...pageStory,
  title: 'Halaman/Pembelian skema',
  args: { address: paths.purchase.to(order), as: 'hadi' },
} satisfies Meta<PageArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = { args: { shows: 'Tinjau pendaftaran Anda', wayOn: 'Bayar Rp' } };
export const Schedules: Story = {
  args: { address: `${paths.purchase.to(order)}?langkah=jadwal`, shows: 'Pilih jadwal asesmen' },
};
export const Renewal: Story = {
  args: {
    address: withRepeat(paths.purchase.to(order), { kind: 'renewal', certificate: 'CONTOH 62010 2513 1 0000088 2026' }),
    shows: 'Perpanjangan sertifikat',
  },
};
export const Refused: Story = {
  args: { presses: 'Bayar Rp 850.000', shows: 'menyetujui' },
};
export const Loading: Story = { args: { replies: { '/api/schedule/JDW-003': never }, shows: 'Memuat' } };
export const Empty: Story = {
  args: { address: paths.purchase.to({ ...order, scheduleId: 'JDW-999' }), shows: 'Jadwal tidak ditemukan' },
};
export const Failed: Story = {
  args: { replies: { '/api/schedule/JDW-003': broken }, shows: 'Jadwal belum bisa dimuat' },
};
export const LongText: Story = { args: { world: longTexts, shows: 'Pemangku' } };
