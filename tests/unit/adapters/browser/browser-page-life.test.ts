// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { browserPageLife } from '../../../../src/adapters/browser/browser-page-life.ts';

afterEach(() => void vi.restoreAllMocks());

const visibility = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};
const shown = (persisted: boolean) => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

it('wakes when it is seen, comes back from the store of pages, or has a network again', () => {
  const seen: string[] = [];
  const listening = browserPageLife.wakes().subscribe((sign) => seen.push(sign));
  visibility('hidden');
  shown(false);
  expect(seen).toEqual([]);
  visibility('visible');
  window.dispatchEvent(new Event('online'));
  shown(true);
  expect(seen).toEqual(['visible', 'online', 'visible']);
  listening.unsubscribe();
  visibility('visible');
  expect(seen.length).toBe(3);
});

it('hides when it is not seen any more, or goes away', () => {
  let hidden = 0;
  const listening = browserPageLife.hides().subscribe(() => {
    hidden += 1;
  });
  visibility('visible');
  expect(hidden).toBe(0);
  visibility('hidden');
  window.dispatchEvent(new Event('pagehide'));
  expect(hidden).toBe(2);
  listening.unsubscribe();
});
