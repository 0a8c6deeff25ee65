import type { Meta, StoryObj } from '@storybook/react-vite';
import { longTexts } from '../../../../.storybook/long-texts.ts';
import { broken, never, type PageArgs, pageStory } from '../../../../.storybook/page-story.tsx';
import { encodeTrxId } from '../../../domain/assessment/trx-id.ts';
import { paths } from '../../core/paths.ts';

const meta = {
  ...pageStory,
  title: 'Halaman/APL 02',
  args: { address: paths.apl02.to({ trxid: encodeTrxId('TRX-2026-000178') }), as: 'joko' },
} satisfies Meta<PageArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = { args: { shows: 'Kompeten' } };
export const Sent: Story = {
  args: { as: 'kusuma', address: paths.apl02.to({ trxid: encodeTrxId('TRX-2026-000171') }), shows: 'FR.APL.02' },
};
export const Loading: Story = { args: { replies: { '/api/apl-02/': never }, shows: 'Memuat' } };
export const Empty: Story = {
  args: { address: paths.apl02.to({ trxid: encodeTrxId('TRX-2026-000999') }), shows: 'Data tidak ditemukan' },
};
export const Failed: Story = { args: { replies: { '/api/apl-02/': broken }, shows: 'Terjadi kesalahan pada server' } };
export const LongText: Story = { args: { world: longTexts, shows: 'Pemangku' } };
