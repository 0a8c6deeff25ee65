import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';

/** What a test waits for may take a busy machine longer than the second that is usual; its own limit is 60 s. */
configure({ asyncUtilTimeout: 20_000 });

/** A part of a page that is still being loaded when its test ends must not arrive in a document that is gone. */
afterEach(() => vi.dynamicImportSettled());

/** React works on after the last test of a file, whose document goes then. */
afterAll(async () => {
  vi.useRealTimers();
  cleanup();
  await new Promise((resolve) => setTimeout(resolve));
});
