import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { aplTokens } from '../../../src/application/apl/tokens.ts';
import { assessmentTokens } from '../../../src/application/assessment/tokens.ts';
import { useApl01 } from '../../../src/ui/apl/apl01/apl01-data.ts';
import { useApl02 } from '../../../src/ui/apl/apl02/apl02-data.ts';
import { useAppeal } from '../../../src/ui/assessment/public/appeal-data.ts';
import { useResult } from '../../../src/ui/assessment/public/result-data.ts';
import { createQueryClient } from '../../../src/ui/core/query-client.ts';
import { ServicesContext } from '../../../src/ui/core/services.tsx';
import { createSessionView } from '../../../src/ui/core/session/session-view.ts';
import { FakeServices } from '../purchase/portal-page.tsx';

const asWritten = (status: string) => ({ status });
const answered = { granted: false };
const reassessment = { units: [], assessor: null };

const parts = [
  ['an APL 01 that was sent', useApl01, asWritten('submitted'), 3],
  ['a returned APL 01', useApl01, asWritten('returned'), 1],
  ['an approved APL 01', useApl01, asWritten('approved'), 1],
  ['an APL 02 that was sent', useApl02, asWritten('submitted'), 3],
  ['an approved APL 02', useApl02, asWritten('approved'), 1],
  ['an appeal that nobody has answered', useAppeal, { appeal: { answer: null } }, 3],
  ['an answered appeal', useAppeal, { appeal: { answer: answered } }, 1],
  ['an appeal that was not sent', useAppeal, { appeal: null }, 1],
  ['a result that is judged again', useResult, { reassessment }, 3],
  ['a result', useResult, { reassessment: null }, 1],
] as const;

const server = (part: unknown) => {
  const read = vi.fn(async () => part);
  const services = new FakeServices()
    .with(aplTokens.apls, { apl01: read, apl02: read } as never)
    .with(assessmentTokens.assessments, { appeal: read, result: read } as never);
  const queries = createQueryClient(createSessionView());
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={queries}>
      <ServicesContext value={services}>{children}</ServicesContext>
    </QueryClientProvider>
  );
  return { read, wrapper };
};

it.each(parts)('%s is read as often as others work on it, without events', async (_, usePart, part, reads) => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { read, wrapper } = server(part);
  renderHook(() => void usePart('TRX-1'), { wrapper });
  await act(() => vi.advanceTimersByTimeAsync(152_000));
  expect(read).toHaveBeenCalledTimes(reads);
});

it.each(parts)(
  '%s is read again by a page that is opened ten seconds after it was read, without events',
  async (_, usePart, part) => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const { read, wrapper } = server(part);
    const { unmount } = renderHook(() => void usePart('TRX-1'), { wrapper });
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    unmount();
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    renderHook(() => void usePart('TRX-1'), { wrapper });
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    expect(read).toHaveBeenCalledTimes(2);
  },
);
