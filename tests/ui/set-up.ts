import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';
import { usualWidth, windowOf } from './window-of.ts';

/** A busy machine needs more than the default second; a test’s own limit is 60 s. */
configure({ asyncUtilTimeout: 20_000 });

/** A lazy chunk must not arrive in the document of the next test. */
afterEach(async () => {
  cleanup();
  vi.useRealTimers();
  // restores the width, because the files of a worker share the window
  if (globalThis.window && innerWidth !== usualWidth) windowOf(usualWidth);
  await vi.dynamicImportSettled();
});

/** Waits for work that React still has queued after the last test of a file, before the document is torn down. */
afterAll(() => new Promise((resolve) => setTimeout(resolve)));
