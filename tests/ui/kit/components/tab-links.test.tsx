import { render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { TabLinks } from '../../../../src/ui/kit/components/navigation/tab-links.tsx';

afterEach(() => void vi.restoreAllMocks());

test('Where the tabs are wider than the screen, the current tab is scrolled to the middle, and nothing is measured before a frame is drawn.', () => {
  const measured = vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockReturnValue(500);
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(100);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300);
  const frames: FrameRequestCallback[] = [];
  vi.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((paint) => frames.push(paint));
  const tabs = ['Menunggu', 'Lunas', 'Gagal'].map((title) => ({ to: `/${title}`, title }));
  render(<TabLinks label="Status" tabs={tabs} current="/Gagal" />);
  expect(measured).not.toHaveBeenCalled();
  for (const paint of frames) paint(0);
  expect(screen.getByRole('navigation', { name: 'Status' }).scrollLeft).toBe(400);
});
