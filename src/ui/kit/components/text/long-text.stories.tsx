import type { Meta, StoryObj } from '@storybook/react-vite';
import { LongText } from './long-text.tsx';
import type { LongTextBlock } from './long-text-block.tsx';

const meta = { title: 'Komponen/LongText', component: LongText } satisfies Meta<typeof LongText>;

export default meta;
type Story = StoryObj<typeof meta>;

const section = (id: number, text: string): LongTextBlock[] => [
  { kind: 'heading', level: 2, id: `bagian-${id}`, text: `Bagian ${id}` },
  { kind: 'paragraph', line: [{ kind: 'text', text }] },
];
const sentence = 'Portal menyimpan hanya yang diperlukan untuk mengurus pendaftaran sertifikasi Anda.';

export const Short: Story = {
  args: {
    blocks: [
      {
        kind: 'paragraph',
        line: [
          { kind: 'text', text: 'Baca juga ' },
          { kind: 'link', text: 'panduan resmi', address: 'https://contoh.example/panduan' },
          { kind: 'text', text: ' atau tulis ke ' },
          { kind: 'link', text: 'info@lsp-contoh.example', address: 'mailto:info@lsp-contoh.example' },
          { kind: 'text', text: '.' },
        ],
      },
      {
        kind: 'list',
        start: null,
        items: [
          [
            { kind: 'strong', text: 'Identitas' },
            { kind: 'text', text: ': nama dan NIK.' },
          ],
          [{ kind: 'text', text: 'Riwayat pendidikan.' }],
        ],
      },
    ],
  },
};
export const WithContents: Story = {
  args: { blocks: [1, 2, 3, 4, 5, 6].flatMap((id) => section(id, `${sentence} `.repeat(6))) },
};
export const WithOwnSection: Story = {
  args: { blocks: section(1, sentence), more: [{ id: 'lisensi', title: 'Lisensi', content: <p>{sentence}</p> }] },
};
export const LongWords: Story = {
  args: { blocks: [...section(1, 'tak-berspasi'.repeat(40)), ...section(2, 'https://contoh.example/'.repeat(20))] },
};
