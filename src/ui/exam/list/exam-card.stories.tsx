import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { of } from 'rxjs';
import type { Token } from '../../../application/token.ts';
import type { Countdown } from '../../../domain/exam/countdown.ts';
import type { Exam } from '../../../domain/exam/exam.ts';
import { ServicesContext } from '../../core/services.tsx';
import { ExamCard } from './exam-card.tsx';

const exam: Exam = {
  id: 'JWP-written-pilihan-ganda',
  trxId: 'TRX-2026-000132',
  kind: 'written',
  type: 'pilihan-ganda',
  status: 'ready',
  questionCount: 30,
  minutes: 60,
  extraMinutes: 0,
  startedAt: null,
  submitAllowed: true,
  note: null,
  receipt: null,
};
const startedAt = '2026-03-02T02:00:00.000Z';

const withCountdown =
  (countdown: Countdown): Decorator =>
  (Story) => {
    const watch = () => of(countdown);
    const services = { resolve: async <T,>(_: Token<T>) => watch as T };
    return (
      <ServicesContext value={services}>
        <Story />
      </ServicesContext>
    );
  };

const meta = {
  title: 'Ujian/ExamCard',
  component: ExamCard,
  args: { exam, isNext: false },
  decorators: [
    (Story) => (
      <ul>
        <Story />
      </ul>
    ),
    withCountdown({ remaining: 30 * 60_000, over: false, estimated: false }),
  ],
} satisfies Meta<typeof ExamCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Next: Story = { args: { isNext: true } };
export const Ready: Story = { args: { exam: { ...exam, kind: 'essay', type: null, questionCount: 5 } } };
export const ClosesSoon: Story = { args: { exam: { ...exam, closesAt: '2026-03-02T10:00:00.000Z' } } };
export const NotOpenYet: Story = { args: { exam: { ...exam, status: 'locked' } } };
export const Closed: Story = {
  args: { exam: { ...exam, status: 'locked', startedAt, note: 'Ruang ujian dipindahkan. Dibuka lagi pukul 10.00.' } },
};
export const Running: Story = { args: { exam: { ...exam, status: 'running', startedAt }, isNext: true } };
export const TimeOver: Story = {
  ...Running,
  decorators: [withCountdown({ remaining: 0, over: true, estimated: false })],
  play: async ({ canvas }) => {
    await canvas.findByText('Waktu habis');
  },
};
export const HandedIn: Story = {
  args: {
    exam: {
      ...exam,
      status: 'submitted',
      startedAt,
      receipt: {
        number: 'TTU-2026-000006',
        submittedAt: '2026-03-02T02:48:00.000Z',
        answered: 28,
        total: 30,
        digest: '1a701fea5d84b1649c96d3d63f8f1b84299fdb9de12c66c3507d75ac556dd0a2',
      },
    },
  },
};
export const UnknownStatus: Story = { args: { exam: { ...exam, status: 'unknown' } } };
export const Missed: Story = { args: { exam: { ...exam, status: 'missed' } } };
