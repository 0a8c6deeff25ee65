import type { Meta, StoryObj } from '@storybook/react-vite';
import { ServerTroublePicture } from '../../illustrations/failure-pictures.tsx';
import { ErrorState } from './error-state.tsx';

const meta = { title: 'Komponen/ErrorState', component: ErrorState } satisfies Meta<typeof ErrorState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { title: 'Data tidak ditemukan', onRetry: () => {} } };
export const Retrying: Story = { args: { title: 'Kesalahan jaringan', onRetry: () => {}, retrying: true } };
export const WithPicture: Story = {
  args: {
    title: 'Jadwal belum bisa dimuat',
    children: 'Terjadi kesalahan pada server. Bukan karena sambungan Anda. Coba lagi sebentar lagi.',
    picture: <ServerTroublePicture />,
    onRetry: () => {},
  },
};
