import { afterEach, vi } from 'vitest';

/** A part of a page that is still being loaded when its test ends must not arrive in a document that is gone. */
afterEach(() => vi.dynamicImportSettled());
