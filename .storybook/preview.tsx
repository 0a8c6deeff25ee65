import type { Preview } from '@storybook/react-vite';
import { GlobalStyle } from '../src/ui/kit/theme/global-style.tsx';
import {
  desktop,
  expectChoicesSeenInForcedColours,
  expectSomethingSeen,
  expectWholePage,
  phone,
} from './every-story.ts';
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
  beforeEach: async ({ name, args: { address } }) => {
    // axe checks both layouts of a page: the narrow one in the most common state, `Filled`. Assessment pages have no narrow layout
    const isNarrow = name === 'Filled' && typeof address === 'string' && !address.includes('myassessment');
    await globalThis.windowControl?.resize(isNarrow ? phone : desktop);
    return stopClock();
  },
  afterEach: async ({ canvasElement: canvas, args: { address, wayOn } }) => {
    await expectSomethingSeen(canvas);
    await expectChoicesSeenInForcedColours();
    if (typeof address === 'string') await expectWholePage(canvas, address, wayOn as string | undefined);
  },
  parameters: {
    // of the other results axe describes one element each: all of them would take a fifth of the time of the tests
    a11y: { test: 'error', options: { resultTypes: ['violations'] } },
    layout: 'padded',
    controls: { expanded: true },
  },
  tags: ['autodocs'],
};

export default preview;
