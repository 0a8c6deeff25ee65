import type { Meta, StoryObj } from '@storybook/react-vite';
import { BehaviorSubject } from 'rxjs';
import type { HelpsState, OpenHelps } from '../../../application/exam/helps/exam-helps.ts';
import { usualSettings } from '../../../domain/exam/exam-helps.ts';
import { ServicesContext } from '../../core/services.tsx';
import HelpPanel from './help-panel.tsx';
import { ExamHelpsContext } from './helps-context.ts';

const helps = (granted: HelpsState['granted']): OpenHelps => {
  const state = new BehaviorSubject<HelpsState>({
    settings: { ...usualSettings, textSize: 150, strikes: true },
    questions: new Map(),
    granted,
  });
  return {
    state,
    read: async () => undefined,
    set: (change) => state.next({ ...state.value, settings: { ...state.value.settings, ...change } }),
    strike: () => undefined,
    note: () => undefined,
    clear: () => undefined,
    grant: () => undefined,
    close: async () => undefined,
  };
};

const noServices = { resolve: () => Promise.reject(new Error('a story has no services')) };

const shownTo = ({ granted = [] }: { readonly granted?: HelpsState['granted'] }) => ({
  helps: helps(granted),
  say: () => undefined,
});

const meta = {
  title: 'Ujian/HelpPanel',
  component: HelpPanel,
  args: { withOptions: true },
  decorators: [
    (Story, { parameters }) => (
      <ServicesContext value={noServices}>
        <ExamHelpsContext value={shownTo(parameters)}>
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
export const Granted: Story = { parameters: { granted: ['larger_text', 'reader'] } };
