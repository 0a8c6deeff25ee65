import type { Meta, StoryObj } from '@storybook/react-vite';
import { broken, type PageArgs, pageStory } from '../../../../.storybook/page-story.tsx';
import { examTrxId } from '../../../../.storybook/worlds.ts';
import { encodeTrxId } from '../../../domain/assessment/trx-id.ts';
import { paths } from '../../core/paths.ts';

const meta = {
  ...pageStory,
  title: 'Halaman/Gladi bersih',
  args: { address: paths.rehearsal.to({ trxid: encodeTrxId(examTrxId) }), as: 'eka' },
} satisfies Meta<PageArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = { args: { shows: 'Perangkat ini siap' } };
export const Failed: Story = { args: { replies: { '/api/date-now': broken }, shows: 'Gladi' } };
