import { page } from 'vitest/browser';

declare global {
  /** Changes the size of the window; absent in Storybook itself. */
  var resizeWindow: ((width: number, height: number) => Promise<void>) | undefined;
}

globalThis.resizeWindow = (width, height) => page.viewport(width, height);
