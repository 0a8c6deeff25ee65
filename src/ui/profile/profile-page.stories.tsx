import type { Meta, StoryObj } from '@storybook/react-vite';
import { longTexts } from '../../../.storybook/long-texts.ts';
import { broken, never, type PageArgs, pageStory } from '../../../.storybook/page-story.tsx';
import { paths } from '../core/paths.ts';

const meta = {
  ...pageStory,
  title: 'Halaman/Profil',
  args: { address: paths.profile.to({}), as: 'gita' },
} satisfies Meta<PageArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = { args: { shows: 'Identitas' } };
export const Education: Story = {
  args: { address: `${paths.profile.to({})}?tab=riwayat_pendidikan`, shows: 'Tambah' },
};
export const Career: Story = { args: { address: `${paths.profile.to({})}?tab=pengalaman_kerja`, shows: 'Tambah' } };
export const Signature: Story = {
  args: { address: `${paths.profile.to({})}?tab=tanda_tangan`, shows: 'Tanda Tangan' },
};
const young: PageArgs['world'] = ({ db }) =>
  db.profiles.replaceAll(db.profiles.all().map((row) => ({ ...row, birth_date: '2010/01/05' })));
export const Minor: Story = { args: { as: 'citra', world: young, shows: 'Anda belum berusia 18 tahun' } };
export const GuardianRefused: Story = {
  args: { as: 'citra', world: young, presses: 'Simpan persetujuan', shows: 'Periksa kembali isian Anda' },
};
export const Loading: Story = { args: { replies: { '/api/profile/': never }, shows: 'Memuat' } };
export const Empty: Story = { args: { as: 'ayu', shows: 'Identitas' } };
export const NoEducation: Story = {
  args: { address: `${paths.profile.to({})}?tab=riwayat_pendidikan`, as: 'ayu', shows: 'Belum ada riwayat pendidikan' },
};
export const NoCareer: Story = {
  args: { address: `${paths.profile.to({})}?tab=pengalaman_kerja`, as: 'ayu', shows: 'Belum ada pengalaman kerja' },
};
export const NoSignature: Story = {
  args: { address: `${paths.profile.to({})}?tab=tanda_tangan`, as: 'ayu', shows: 'Belum ada tanda tangan' },
};
export const Failed: Story = { args: { replies: { '/api/profile/': broken }, shows: 'Profil belum bisa dimuat' } };
export const LongText: Story = {
  args: { address: `${paths.profile.to({})}?tab=pengalaman_kerja`, world: longTexts, shows: 'Pemangku' },
};
