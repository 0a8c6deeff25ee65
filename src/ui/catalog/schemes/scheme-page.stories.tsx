import type { Meta, StoryObj } from '@storybook/react-vite';
import { longTexts } from '../../../../.storybook/long-texts.ts';
import { broken, never, type PageArgs, pageStory } from '../../../../.storybook/page-story.tsx';
import { paths } from '../../core/paths.ts';
import { withRepeat } from '../../purchase/public/purchase-address.ts';

const meta = {
  ...pageStory,
  title: 'Halaman/Detail skema',
  args: { address: paths.scheme.to({ slug: 'junior-web-programmer' }) },
} satisfies Meta<PageArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = { args: { shows: 'Persyaratan peserta' } };
export const Reassessment: Story = {
  args: {
    address: withRepeat(paths.scheme.to({ slug: 'digital-marketing' }), {
      kind: 'reassessment',
      trxId: 'TRX-2026-000127',
    }),
    as: 'fajar',
    shows: 'Asesmen ulang untuk 1 unit',
  },
};
export const Unknown: Story = {
  args: { address: paths.scheme.to({ slug: 'tidak-ada' }), shows: 'Skema ini tidak ada', wayOn: 'Lihat semua skema' },
};
export const Loading: Story = { args: { replies: { '/api/schema/junior-web-programmer': never }, shows: 'Memuat' } };
export const Empty: Story = {
  args: { world: ({ db }) => db.schedules.replaceAll([]), shows: 'Belum ada jadwal untuk skema ini' },
};
export const Failed: Story = {
  args: {
    replies: { '/api/schema/junior-web-programmer': broken },
    shows: 'Skema belum bisa dimuat',
    wayOn: 'Coba lagi',
  },
};
export const LongText: Story = { args: { world: longTexts, shows: 'Pemangku' } };
