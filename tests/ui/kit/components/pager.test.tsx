import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { Pager, pageNumbers } from '../../../../src/ui/kit/components/navigation/pager.tsx';

describe('the numbers of a pager', () => {
  test.each([
    [1, 1, [1]],
    [2, 3, [1, 2, 3]],
    [4, 7, [1, 2, 3, 4, 5, 6, 7]],
    [1, 10, [1, 2, 3, 4, 5, null, 10]],
    [5, 10, [1, null, 4, 5, 6, null, 10]],
    [10, 10, [1, null, 6, 7, 8, 9, 10]],
  ])('are right for page %i of %i', (current, last, expected) => {
    expect(pageNumbers(current, last)).toEqual(expected);
  });

  test('always have the current page and both ends, in order, in at most seven places', () => {
    for (let last = 1; last <= 30; last += 1) {
      for (let current = 1; current <= last; current += 1) {
        const shown = pageNumbers(current, last);
        const pages = shown.filter((page) => page !== null);
        expect(pages).toEqual([...new Set(pages)].sort((a, b) => a - b));
        expect(pages).toEqual(expect.arrayContaining([1, current, last]));
        expect(shown.length).toBeLessThanOrEqual(7);
      }
    }
  });
});

test('a pager reports the chosen page', () => {
  const onPage = vi.fn();
  render(<Pager current={3} last={9} onPage={onPage} />);
  fireEvent.click(screen.getByRole('button', { name: 'Halaman berikutnya' }));
  fireEvent.click(screen.getByRole('button', { name: 'Halaman sebelumnya' }));
  fireEvent.click(screen.getByRole('button', { name: 'Halaman 9' }));
  expect(onPage.mock.calls).toEqual([[4], [2], [9]]);
});

test('a pager marks the current page, offers nothing beyond the ends, and shows nothing for a single page', () => {
  const { container, rerender } = render(<Pager current={1} last={3} onPage={() => {}} />);
  expect(screen.getByRole('button', { current: 'page' }).textContent).toBe('1');
  expect(screen.queryByRole('button', { name: 'Halaman sebelumnya' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Halaman berikutnya' })).toBeDefined();
  rerender(<Pager current={1} last={1} onPage={() => {}} />);
  expect(container.innerHTML).toBe('');
});

test('a pager has links when pages have addresses', () => {
  render(<Pager current={2} last={3} hrefFor={(page) => `/notifications?page=${page}`} />);
  expect(screen.getByRole('link', { name: 'Halaman 3' }).getAttribute('href')).toBe('/notifications?page=3');
  expect(screen.queryByRole('button')).toBeNull();
});
