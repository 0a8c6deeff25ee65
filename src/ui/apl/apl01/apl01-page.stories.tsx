import type { Meta, StoryObj } from '@storybook/react-vite';
import { longTexts } from '../../../../.storybook/long-texts.ts';
import { broken, never, type PageArgs, pageStory } from '../../../../.storybook/page-story.tsx';
import { encodeTrxId } from '../../../domain/assessment/trx-id.ts';
import { paths } from '../../core/paths.ts';

const meta = {
  ...pageStory,
  title: 'Halaman/APL 01',
  args: { address: paths.apl01.to({ trxid: encodeTrxId('TRX-2026-000186') }), as: 'intan' },
} satisfies Meta<PageArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = { args: { shows: 'Bukti' } };
export const Returned: Story = {
  args: { as: 'dewi', address: paths.apl01.to({ trxid: encodeTrxId('TRX-2026-000181') }), shows: 'Foto KTP buram' },
};
export const Sent: Story = {
  args: { as: 'gita', address: paths.apl01.to({ trxid: encodeTrxId('TRX-2026-000190') }), shows: 'FR.APL.01' },
};
export const Loading: Story = { args: { replies: { '/api/apl-01/': never }, shows: 'Memuat' } };
export const Empty: Story = {
  args: { address: paths.apl01.to({ trxid: encodeTrxId('TRX-2026-000999') }), shows: 'Data tidak ditemukan' },
};
export const Failed: Story = { args: { replies: { '/api/apl-01/': broken }, shows: 'Terjadi kesalahan pada server' } };
export const LongText: Story = { args: { world: longTexts, shows: 'Pemangku' } };
