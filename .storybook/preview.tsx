import type { Preview } from '@storybook/react-vite';
import { GlobalStyle } from '../src/ui/theme/global-style.ts';

const preview: Preview = {
  decorators: [
    (Story) => (
      <>
        <GlobalStyle />
        <Story />
      </>
    ),
  ],
  parameters: {
    a11y: { test: 'error' },
    layout: 'padded',
    controls: { expanded: true },
  },
  tags: ['autodocs'],
};

export default preview;
