import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';
import { usualWidth, windowOf } from './window-of.ts';

/** What a test waits for may take a busy machine longer than the second that is usual; its own limit is 60 s. */
configure({ asyncUtilTimeout: 20_000 });

/** Each test has a document and a clock of its own; a part of a page that is still loaded must not arrive in one that is gone. */
afterEach(async () => {
  cleanup();
  vi.useRealTimers();
  if (globalThis.window && innerWidth !== usualWidth) windowOf(usualWidth); // the files of a worker share it
  await vi.dynamicImportSettled();
});

/** React works on after the last test of a file, whose document goes then. */
afterAll(() => new Promise((resolve) => setTimeout(resolve)));
