import type { Meta, StoryObj } from '@storybook/react-vite';
import { longTexts } from '../../../../.storybook/long-texts.ts';
import { broken, never, type PageArgs, pageStory } from '../../../../.storybook/page-story.tsx';
import { paths } from '../../paths.ts';

const meta = { ...pageStory, title: 'Halaman/Beranda', args: { address: paths.home.to({}) } } satisfies Meta<PageArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = { args: { shows: 'Junior Web Programmer' } };
export const Loading: Story = { args: { replies: { '/api/schema/thumbnail': never }, shows: 'Memuat' } };
export const Empty: Story = { args: { world: ({ db }) => db.schemes.replaceAll([]), shows: 'Belum ada skema' } };
export const Failed: Story = {
  args: { replies: { '/api/schema/thumbnail': broken }, shows: 'Daftar skema belum bisa dimuat' },
};
export const LongText: Story = { args: { world: longTexts, shows: 'Pemangku' } };
