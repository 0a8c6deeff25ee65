import type { Meta, StoryObj } from '@storybook/react-vite';
import { longTexts } from '../../../.storybook/long-texts.ts';
import { broken, never, type PageArgs, pageStory } from '../../../.storybook/page-story.tsx';
import type { Backend } from '../../../fake-backend/backend.ts';
import { paths } from '../paths.ts';

/** Fajar has appealed. */
const appealed = ({ db }: Backend) => {
  const id = 'TRX-2026-000127';
  const [stage] = db.stages.where((row) => row.id === `${id}:appeal`);
  const [signed] = db.agreements.all();
  if (!stage || !signed) throw new Error('The seed has no appeal to make.');
  db.stages.put({ ...stage, status: 'submitted', waiting_for: 'assessor' });
  db.appeals.put({
    id,
    explained: true,
    discussed: true,
    others_involved: false,
    reason: 'Bukti pengendalian anggaran sudah saya unggah, tetapi tidak dibahas.',
    sent_at: '2026-03-10T08:30:00+07:00',
    signature: signed.signature,
    answer: null,
  });
};

const meta = {
  ...pageStory,
  title: 'Halaman/Dokumen banding',
  args: { address: paths.appealDocument.to({}), as: 'fajar' },
} satisfies Meta<PageArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = { args: { world: appealed, shows: 'FR.AK.04' } };
export const Loading: Story = { args: { replies: { '/api/transaction/list': never }, shows: 'Memuat' } };
export const Empty: Story = { args: { shows: 'Anda belum pernah mengajukan banding' } };
export const Failed: Story = {
  args: { replies: { '/api/transaction/list': broken }, shows: 'Terjadi kesalahan pada server' },
};
export const LongText: Story = {
  args: {
    world: (backend) => {
      appealed(backend);
      longTexts(backend);
    },
    shows: 'Pemangku',
  },
};
