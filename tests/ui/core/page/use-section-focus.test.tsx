import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useSectionFocus } from '../../../../src/ui/core/page/use-section-focus.ts';

afterEach(() => {
  vi.restoreAllMocks();
  window.history.replaceState(null, '', '/');
});

const Page = () => {
  useSectionFocus('text');
  return (
    <>
      <header>Portal</header>
      <ul id="sertifikasi" tabIndex={-1} aria-label="Kartu" />
    </>
  );
};

it.each([
  ['below the sticky header with its strip', 100, 140, [[0, -56]]],
  ['where it is when nothing covers it', 300, 140, []],
])('a section named in the address is shown %s', async (_, top, bottom, scrolls) => {
  window.history.replaceState(null, '', '/#sertifikasi');
  const scrollBy = vi.spyOn(window, 'scrollBy').mockReturnValue(undefined);
  vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue(undefined);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ top, bottom } as DOMRect);
  render(<Page />);
  await act(() => new Promise((resolve) => requestAnimationFrame(() => resolve(undefined))));
  expect(scrollBy.mock.calls).toEqual(scrolls);
  expect(document.activeElement).toBe(screen.getByRole('list', { name: 'Kartu' }));
});
