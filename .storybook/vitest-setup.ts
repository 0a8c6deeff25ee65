import { cdp, page } from 'vitest/browser';

interface WindowControl {
  readonly resize: (width: number, height: number) => Promise<void>;
  readonly forceColours: (on: boolean) => Promise<void>;
}

declare global {
  /** Changes the window of a story; absent in Storybook itself. */
  var windowControl: WindowControl | undefined;
}

globalThis.windowControl = {
  resize: (width, height) => page.viewport(width, height),
  forceColours: async (on) => {
    await cdp().send('Emulation.setEmulatedMedia', {
      features: on ? [{ name: 'forced-colors', value: 'active' }] : [],
    });
  },
};
