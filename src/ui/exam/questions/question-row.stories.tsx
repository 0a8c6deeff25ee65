import type { Meta, StoryObj } from '@storybook/react-vite';
import { defaultConfig } from '../../../configuration/default-config.ts';
import type { AnswerView } from '../../../domain/exam/answer-record.ts';
import type { Question } from '../../../domain/exam/question.ts';
import { ConfigContext } from '../../core/config-context.ts';
import type { AnswerSource } from '../attempt/answer-source.ts';
import { QuestionRow } from './question-row.tsx';

const choice: Question = {
  kind: 'choice',
  id: 'soal-1',
  no: 1,
  html: '<p>Struktur data manakah yang paling cepat mencari siswa menurut nomor induk?</p>',
  options: [
    { value: 'A', html: 'Array yang diurutkan menurut tanggal daftar.' },
    { value: 'B', html: 'Tumpukan (<em>stack</em>).' },
    { value: 'C', html: 'Peta (<em>map</em>) dengan nomor induk sebagai kunci.' },
  ],
};
const essay: Question = { kind: 'essay', id: 'soal-2', no: 2, html: '<p>Jelaskan alasan Anda.</p>', longest: 60 };
const longText =
  'Pertimbangkan persediaan dua belas gudang di tiga zona waktu, yang pencatatannya tidak selalu berurutan. ';

const answered = (view: Partial<AnswerView>): AnswerSource => {
  const shown: AnswerView = { value: '', doubtful: false, phase: 'empty', refusal: null, others: [], ...view };
  return { subscribe: () => () => {}, read: () => shown, answer: () => {}, doubt: () => {} };
};

const meta = {
  title: 'Ujian/QuestionRow',
  component: QuestionRow,
  args: { question: choice, total: 30, source: answered({}), sheetId: 'cerita', disabled: false, inList: false },
  decorators: [
    (Story) => (
      <ConfigContext value={defaultConfig}>
        <Story />
      </ConfigContext>
    ),
  ],
} satisfies Meta<typeof QuestionRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotAnswered: Story = {};
export const Sent: Story = { args: { source: answered({ value: 'C', phase: 'sent' }) } };
export const Doubtful: Story = { args: { source: answered({ value: 'B', doubtful: true, phase: 'kept' }) } };
export const Failing: Story = { args: { source: answered({ value: 'A', phase: 'failing' }) } };
export const Refused: Story = {
  args: {
    source: answered({ value: 'A', phase: 'refused', refusal: 'Jawaban ini tiba setelah batas waktu pengiriman.' }),
  },
};
export const ReadOnly: Story = { args: { source: answered({ value: 'C', phase: 'sent' }), disabled: true } };
export const LongTexts: Story = {
  args: {
    question: {
      ...choice,
      html: `<p>${longText.repeat(6)}</p>`,
      options: choice.options.map(({ value }) => ({ value, html: longText.repeat(3) })),
    },
  },
};
export const Essay: Story = { args: { question: essay } };
export const EssayOverItsLimit: Story = {
  args: { question: essay, source: answered({ value: longText, phase: 'sent' }) },
};
