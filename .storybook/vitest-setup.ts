import { expect } from 'vitest';
import { cdp, page } from 'vitest/browser';

interface WindowControl {
  readonly resize: (size: readonly [width: number, height: number]) => Promise<void>;
  readonly forceColours: (on: boolean) => Promise<void>;
}

declare global {
  /** Changes the window of a story; absent in Storybook itself. */
  var windowControl: WindowControl | undefined;
}

globalThis.windowControl = {
  resize: async ([width, height]) => {
    if (innerWidth === width && innerHeight === height && matchMedia(`(width: ${width}px)`).matches) return;
    await page.viewport(width, height);
    // Chromium sometimes lays out a page for a new width before it updates media queries
    await expect.poll(() => matchMedia(`(width: ${width}px)`).matches, { timeout: 15_000 }).toBe(true);
  },
  forceColours: async (on) => {
    await cdp().send('Emulation.setEmulatedMedia', {
      features: on ? [{ name: 'forced-colors', value: 'active' }] : [],
    });
  },
};
