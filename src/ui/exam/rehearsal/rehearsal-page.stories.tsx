import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
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

export const Again: Story = {
  args: { shows: 'Soal 1 dari 3' },
  play: async (opened) => {
    const page = within(opened.canvasElement);
    const press = async (name: string) => userEvent.click(await page.findByRole('button', { name }));
    await press('Alat bantu');
    await userEvent.click(await page.findByRole('checkbox', { name: 'Tombol coret di samping pilihan' }));
    await press('Coret pilihan B');
    await page.findByRole('radio', { description: 'Dicoret' });
    await press('Berikutnya');
    await press('Berikutnya');
    await press('Selesai berlatih');
    await press('Ulangi latihan');
    await pageStory.play(opened);
    await expect(page.queryAllByRole('radio', { description: 'Dicoret' })).toEqual([]);
  },
};
