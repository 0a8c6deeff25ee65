import type { Meta, StoryObj } from '@storybook/react-vite';
import { longTexts } from '../../../../.storybook/long-texts.ts';
import { broken, never, type PageArgs, pageStory } from '../../../../.storybook/page-story.tsx';
import { paths } from '../../core/paths.ts';

const meta = {
  ...pageStory,
  title: 'Halaman/Voucher',
  args: { address: paths.vouchers.to({}), as: 'gita' },
} satisfies Meta<PageArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = { args: { shows: 'Pakai voucher' } };
export const Redeem: Story = { args: { address: `${paths.vouchers.to({})}?tukar=1`, shows: 'Prakerja' } };
export const Loading: Story = { args: { replies: { '/api/vouchers': never }, shows: 'Memuat' } };
export const Empty: Story = { args: { as: 'ayu', shows: 'Anda belum memiliki voucher' } };
export const Failed: Story = { args: { replies: { '/api/vouchers': broken }, shows: 'Voucher belum bisa dimuat' } };
export const LongText: Story = { args: { world: longTexts, shows: 'Pemangku' } };
