import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, vi } from 'vitest';
import { bareTexts } from '../laws/fibers.ts';
import { silentPlaces } from '../laws/silent-places.ts';
import './computed-style.ts'; // keeps the function that is replaced below
import { usualWidth, windowOf } from './window-of.ts';

/** A busy machine needs more than the default second; a test’s own limit is 60 s. */
configure({ asyncUtilTimeout: 20_000 });

/** As in a browser, a closed dialog takes no focus. */
if (globalThis.window) {
  const { focus } = HTMLElement.prototype;
  HTMLDialogElement.prototype.focus = function (options) {
    if (this.open) focus.call(this, options);
  };
  // A query by role asks for the styles of many elements, and happy-dom matches all rules for each: a fifth of the time of these tests.
  const closed = document.createElement('dialog').style;
  closed.display = 'none';
  globalThis.getComputedStyle = (element) =>
    element.matches('dialog:not([open])') ? closed : (element as HTMLElement).style;
  // no test waits for a frame
  globalThis.requestAnimationFrame = (paint) => {
    paint(0);
    return 0;
  };
}

/** The files of a worker share the window: each begins at the first address, with nothing stored. */
beforeAll(() => {
  if (!globalThis.window) return;
  history.replaceState(null, '', '/');
  localStorage.clear();
  sessionStorage.clear();
});

/** A lazy chunk must not arrive in the document of the next test. */
afterEach(async () => {
  const bare = globalThis.document ? bareTexts() : [];
  const silent = globalThis.document ? silentPlaces() : [];
  cleanup();
  vi.useRealTimers();
  // restores the width, because the files of a worker share the window
  if (globalThis.window && innerWidth !== usualWidth) windowOf(usualWidth);
  await vi.dynamicImportSettled();
  expect(bare, 'texts beside an element, which page translation breaks').toEqual([]);
  expect(silent, 'empty places whose role is said, or whose words are not').toEqual([]);
});

/** Waits for work that React still has queued after the last test of a file, before the document is torn down. */
afterAll(() => new Promise((resolve) => setTimeout(resolve)));
