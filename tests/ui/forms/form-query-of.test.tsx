import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { ServicesContext } from '../../../src/ui/core/services.tsx';
import { formQueryOf, useFormQuery } from '../../../src/ui/forms/form-query-of.ts';
import { FakeServices } from '../purchase/portal-page.tsx';

it.each([
  ['submitted', 3],
  ['returned', 1],
  ['approved', 1],
])('a form that is %s is read %d times in two and a half minutes without events', async (status, reads) => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const read = vi.fn(async () => ({ status }));
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={new QueryClient()}>
      <ServicesContext value={new FakeServices()}>{children}</ServicesContext>
    </QueryClientProvider>
  );
  renderHook(() => useFormQuery('TRX-1', formQueryOf(['apl', 'x', 'TRX-1'], read)), { wrapper });
  await vi.advanceTimersByTimeAsync(152_000);
  expect(read).toHaveBeenCalledTimes(reads);
});
