import type { Meta, StoryObj } from '@storybook/react-vite';
import { longTexts } from '../../../../.storybook/long-texts.ts';
import { broken, never, type PageArgs, pageStory } from '../../../../.storybook/page-story.tsx';
import { paths } from '../../core/paths.ts';

const address = paths.schemes.to({});
const thumbnails = '/api/schema/thumbnail';

const meta = {
  ...pageStory,
  title: 'Halaman/Skema sertifikasi',
  args: { address },
} satisfies Meta<PageArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = { args: { shows: 'Junior Web Programmer' } };
export const Loading: Story = { args: { replies: { [thumbnails]: never }, shows: 'Memuat' } };
export const Empty: Story = { args: { world: ({ db }) => db.schemes.replaceAll([]), shows: 'Belum ada skema' } };
export const Failed: Story = { args: { replies: { [thumbnails]: broken }, shows: 'belum bisa dimuat' } };
export const LongText: Story = { args: { world: longTexts, shows: 'Pemangku' } };
