import type { Preview } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { GlobalStyle } from '../src/ui/theme/global-style.ts';
import { stopClock } from './story-clock.ts';

const takesPlace = (element: Element) => {
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
  afterEach: ({ canvasElement }) => {
    expect(Array.from(canvasElement.querySelectorAll('*')).some(takesPlace), 'the story shows something').toBe(true);
  },
  parameters: {
    a11y: { test: 'error' },
    layout: 'padded',
    controls: { expanded: true },
  },
  tags: ['autodocs'],
};

export default preview;
