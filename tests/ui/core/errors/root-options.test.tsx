import { act } from '@testing-library/react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { PageBoundary } from '../../../../src/ui/core/errors/error-boundary.tsx';
import { rootOptions } from '../../../../src/ui/core/errors/root-options.ts';

const failure = new Error('the program is wrong');
const Broken = (): never => {
  throw failure;
};

afterEach(() => vi.restoreAllMocks());

it('an error that shows the error page is reported and logged to the console', async () => {
  const console = vi.spyOn(globalThis.console, 'error').mockImplementation(() => undefined);
  const caught = vi.fn();
  const element = document.createElement('div');
  const root = createRoot(element, rootOptions(caught));
  await act(async () =>
    root.render(
      <PageBoundary>
        <Broken />
      </PageBoundary>,
    ),
  );
  expect(element.querySelector('h1')).not.toBeNull();
  expect(caught.mock.calls).toEqual([[failure]]);
  expect(console).toHaveBeenCalledWith(failure);
  await act(async () => root.unmount());
});
