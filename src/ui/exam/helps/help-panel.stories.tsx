import type { Meta, StoryObj } from '@storybook/react-vite';
import { BehaviorSubject } from 'rxjs';
import type { OpenHelps } from '../../../application/exam/helps/exam-helps.ts';
import { usualSettings } from '../../../domain/exam/exam-helps.ts';
import { ServicesContext } from '../../core/services.tsx';
import HelpPanel from './help-panel.tsx';
import { ExamHelpsContext } from './helps-context.ts';

const helps = (): OpenHelps => {
  const state = new BehaviorSubject<OpenHelps['state']['value']>({
    settings: { ...usualSettings, textSize: 150, strikes: true },
    questions: new Map(),
    granted: [],
  });
  return {
    state,
    read: async () => undefined,
    set: (change) => state.next({ ...state.value, settings: { ...state.value.settings, ...change } }),
    strike: () => undefined,
    note: () => undefined,
    grant: () => undefined,
    close: async () => undefined,
  };
};

const shown = { helps: helps(), say: () => undefined };
const noServices = { resolve: () => Promise.reject(new Error('a story has no services')) };

const meta = {
  title: 'Ujian/HelpPanel',
  component: HelpPanel,
  args: { granted: '', withOptions: true },
  decorators: [
    (Story) => (
      <ServicesContext value={noServices}>
        <ExamHelpsContext value={shown}>
          <Story />
        </ExamHelpsContext>
      </ServicesContext>
    ),
  ],
} satisfies Meta<typeof HelpPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Written: Story = {};
export const Essay: Story = { args: { withOptions: false } };
export const Granted: Story = { args: { granted: 'Penyesuaian yang disetujui: teks lebih besar, pembaca soal' } };
