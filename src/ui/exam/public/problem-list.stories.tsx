import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ShownProblem } from '../../../domain/exam/question-problem.ts';
import { ProblemList } from './problem-list.tsx';

const problem: ShownProblem = {
  id: '1',
  questionId: 'soal-3',
  message: 'Ujian Pilihan Ganda, soal 3: Gambar tidak muncul. Sisa waktu saat dilaporkan: 31 menit 04 detik.',
  phase: 'sent',
  number: 'PSN-00012',
  at: '2026-03-10T02:31:00Z',
  decision: null,
};
const decision = { kind: 'time', minutes: 5, note: 'Gambar sudah diganti.', at: null } as const;

const meta = {
  title: 'Ujian/ProblemList',
  component: ProblemList,
  args: { problems: [problem] },
} satisfies Meta<typeof ProblemList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Sent: Story = {};
export const Waiting: Story = { args: { problems: [{ ...problem, phase: 'waiting', number: null }] } };
export const Decided: Story = {
  args: {
    problems: [
      { ...problem, decision },
      { ...problem, id: '2', decision: { ...decision, kind: 'void', minutes: null } },
      { ...problem, id: '3', decision: { ...decision, kind: 'hint', minutes: null } },
    ],
  },
};
export const LongTexts: Story = { args: { problems: [{ ...problem, message: 'Panjang sekali '.repeat(40) }] } };
