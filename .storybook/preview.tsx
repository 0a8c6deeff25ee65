import type { Preview } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { GlobalStyle } from '../src/ui/theme/global-style.tsx';
import { expectRoomOnScreen } from './room-on-screen.ts';
import { stopClock } from './story-clock.ts';

const isSeen = (element: Element) => {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
};

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
    // biome-ignore lint/performance/useDomNodeTextContent: text that is in the document but not on screen does not count
    const blank = canvas.innerText.trim() === '' && !Array.from(canvas.querySelectorAll('*')).some(isSeen);
    await expect(blank, 'the story is blank').toBe(false);
    if (typeof address === 'string') await expectRoomOnScreen(address);
  },
  parameters: {
    a11y: { test: 'error' },
    layout: 'padded',
    controls: { expanded: true },
  },
  tags: ['autodocs'],
};

export default preview;
