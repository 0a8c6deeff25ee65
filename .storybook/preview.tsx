import type { Preview } from '@storybook/react-vite';
import { GlobalStyle } from '../src/ui/theme/global-style.tsx';
import { expectChoicesSeenInForcedColours, expectSomethingSeen, expectWholePage } from './every-story.ts';
import { stopClock } from './story-clock.ts';

const preview: Preview = {
  decorators: [
    (Story) => (
      <>
        <GlobalStyle />
        <Story />
      </>
    ),
  ],
  beforeEach: stopClock,
  afterEach: async ({ canvasElement: canvas, args: { address } }) => {
    await expectSomethingSeen(canvas);
    await expectChoicesSeenInForcedColours();
    if (typeof address === 'string') await expectWholePage(canvas, address);
  },
  parameters: {
    a11y: { test: 'error' },
    layout: 'padded',
    controls: { expanded: true },
  },
  tags: ['autodocs'],
};

export default preview;
