// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { browserPageLife } from '../../../../src/adapters/browser/browser-page-life.ts';

afterEach(() => void vi.restoreAllMocks());

const visibility = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};
const shown = (persisted: boolean) => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

it('a page wakes when it is visible, returns from the back/forward cache or is online again, and hides when it is not visible or is left', () => {
  const seen: string[] = [];
  let hidden = 0;
  const hiding = browserPageLife.hides().subscribe(() => {
    hidden += 1;
  });
  const listening = browserPageLife.wakes().subscribe((sign) => seen.push(sign));
  visibility('hidden');
  shown(false);
  expect(seen).toEqual([]);
  visibility('visible');
  window.dispatchEvent(new Event('online'));
  shown(true);
  expect([seen, hidden]).toEqual([['visible', 'online', 'visible'], 1]);
  window.dispatchEvent(new Event('pagehide'));
  expect(hidden).toBe(2);
  listening.unsubscribe();
  hiding.unsubscribe();
});
