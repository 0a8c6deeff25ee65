import * as storybook from '@storybook/react-vite';

export const list = storybook;
