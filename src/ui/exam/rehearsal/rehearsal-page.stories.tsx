import type { Meta, StoryObj } from '@storybook/react-vite';
import { afterUse, broken, type PageArgs, pageStory, patience } from '../../../../.storybook/page-story.tsx';
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

export const Filled: Story = { args: { shows: 'Perangkat siap' } };
export const Failed: Story = { args: { replies: { '/api/date-now': broken }, shows: 'Gladi' } };

export const Again: Story = {
  args: { shows: 'Soal 1 dari 3' },
  play: afterUse(async (page, user) => {
    const press = async (name: string) => user.click(await page.findByRole('button', { name }, patience));
    await press('Alat bantu');
    await user.click(await page.findByRole('checkbox', { name: 'Tombol coret di samping pilihan' }, patience));
    await press('Coret pilihan B');
    await page.findByRole('radio', { description: 'Dicoret' });
    await press('Berikutnya');
    await press('Berikutnya');
    await press('Selesai berlatih');
    await press('Ulangi latihan');
    await page.findByRole('button', { name: 'Coret pilihan B' });
    if (page.queryByRole('radio', { description: 'Dicoret' })) throw new Error('A strike has outlived its practice.');
  }),
};
