import type { Meta, StoryObj } from '@storybook/react-vite';
import { defaultConfig } from '../../../configuration/default-config.ts';
import type { Exam, ExamReceipt } from '../../../domain/exam/exam.ts';
import { ConfigContext } from '../../core/config-context.ts';
import { ReceiptPaper } from './receipt-paper.tsx';

const receipt: ExamReceipt = {
  number: 'TTU-2026-000006',
  submittedAt: '2026-03-02T02:48:00.000Z',
  answered: 28,
  total: 30,
  digest: '1a701fea5d84b1649c96d3d63f8f1b84299fdb9de12c66c3507d75ac556dd0a2',
};
const exam: Exam = {
  id: 'JWP-written-pilihan-ganda',
  trxId: 'TRX-2026-000132',
  kind: 'written',
  type: 'pilihan-ganda',
  status: 'submitted',
  questionCount: 30,
  minutes: 60,
  extraMinutes: 0,
  startedAt: '2026-03-02T02:00:00.000Z',
  submitAllowed: true,
  note: null,
  receipt,
};

const meta = {
  title: 'Ujian/ReceiptPaper',
  component: ReceiptPaper,
  args: {
    all: {
      trxId: exam.trxId,
      scheme: { title: 'Junior Web Programmer', number: 'SKM-01/LSP-CONTOH/JWP' },
      candidate: 'Eka Contoh',
      assessor: { name: 'Ir. Contoh Hendrawan Putra', registration: 'MET.000.000003 2019' },
      exams: [exam],
    },
    exam,
    receipt,
    proven: true,
  },
  decorators: [
    (Story) => (
      <ConfigContext value={defaultConfig}>
        <Story />
      </ConfigContext>
    ),
  ],
} satisfies Meta<typeof ReceiptPaper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Written: Story = {};
export const Unproven: Story = { args: { proven: false } };
export const Demonstration: Story = {
  args: {
    exam: { ...exam, kind: 'demonstration', type: null },
    receipt: { ...receipt, answered: 1, total: 2 },
  },
};
