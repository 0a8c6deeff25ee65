// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ErrorBoundary } from '../../../src/ui/errors/error-boundary.tsx';

afterEach(() => vi.restoreAllMocks());

const Broken = (): never => {
  throw new Error('a route check that nobody knows');
};

it('what a page or a route check throws becomes the error page, with two ways out', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined); // React repeats what it caught
  render(
    <ErrorBoundary>
      <Broken />
    </ErrorBoundary>,
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Terjadi kesalahan. Silahkan coba lagi.');
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([
    'Coba lagi',
    'Kembali ke Beranda',
  ]);
});
