import fs from 'node:fs';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { BehaviorSubject } from 'rxjs';
import { describe, expect, it, test, vi } from 'vitest';
import { ApiFailure } from '../../../src/application/api-failure.ts';
import { aplTokens } from '../../../src/application/apl/tokens.ts';
import { assessmentTokens } from '../../../src/application/assessment/tokens.ts';
import { notificationTokens } from '../../../src/application/notification/tokens.ts';
import { useApl01 } from '../../../src/ui/apl/apl01/apl01-data.ts';
import { useApl02 } from '../../../src/ui/apl/apl02/apl02-data.ts';
import { useAppeal } from '../../../src/ui/assessment/public/appeal-data.ts';
import { useResult } from '../../../src/ui/assessment/public/result-data.ts';
import { usePagedQuery } from '../../../src/ui/core/paged-query.ts';
import { createQueryClient } from '../../../src/ui/core/query-client.ts';
import { ServicesContext } from '../../../src/ui/core/services.tsx';
import { createSessionView } from '../../../src/ui/core/session/session-view.ts';
import { useWait } from '../../../src/ui/core/session/use-wait.ts';
import { useAskAgain } from '../../../src/ui/core/use-ask-again.ts';
import { FakeServices, showWith } from '../show-with.tsx';

const minute = 60_000;

const trxIds = Array.from({ length: 40 }, (_, index) => `TRX-2026-${String(index).padStart(6, '0')}`);

describe('a query that is asked again', () => {
  const open = (services: FakeServices) =>
    renderHook(() => useAskAgain(), {
      wrapper: ({ children }) => <ServicesContext value={services}>{children}</ServicesContext>,
    });

  it('the exam status is polled every few minutes while the server tells its changes, and about every minute otherwise', async () => {
    const arrives = new BehaviorSubject(false);
    const { result } = open(new FakeServices().with(notificationTokens.eventTrust, { arrives, read: () => {} }));
    await act(async () => undefined);
    const pauses = trxIds.map((trxId) => result.current(trxId));
    expect(Math.min(...pauses)).toBeGreaterThanOrEqual(minute);
    expect(Math.max(...pauses)).toBeLessThanOrEqual(1.25 * minute);
    expect(new Set(pauses.map((pause) => Math.floor(pause / 1_000))).size).toBeGreaterThan(10);
    expect(result.current('TRX-2026-000001')).toBe(pauses[1]);
    act(() => arrives.next(true));
    const rarely = trxIds.map((trxId) => result.current(trxId));
    expect(Math.min(...rarely)).toBeGreaterThanOrEqual(8 * minute);
    expect(Math.max(...rarely)).toBeLessThanOrEqual(10 * minute);
    act(() => arrives.next(false));
    expect(result.current('TRX-2026-000001')).toBe(pauses[1]);
  });

  it('a server that fails is asked half as often, and not before the time that it asks for', async () => {
    const { result } = open(new FakeServices());
    await act(async () => undefined);
    const pause = result.current('TRX-1');
    expect(result.current('TRX-1', new ApiFailure({ kind: 'network' }))).toBe(2 * pause);
    const busy = new ApiFailure({ kind: 'http', status: 503, retryAfterSeconds: 600 });
    expect(result.current('TRX-1', busy)).toBe(10 * minute);
  });
});

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
  const { read, wrapper } = server(part);
  renderHook(() => void usePart('TRX-1'), { wrapper });
  await act(() => vi.advanceTimersByTimeAsync(152_000));
  expect(read).toHaveBeenCalledTimes(reads);
});

it.each(parts)(
  '%s is read again by a page that is opened ten seconds after it was read, without events',
  async (_, usePart, part) => {
    vi.useFakeTimers();
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

interface Asked {
  readonly word: string;
  readonly page: number;
}

type Replies = Map<string, (items: object) => void>;

const List = ({ word, page, replies }: Asked & { readonly replies: Replies }) => {
  const read = () =>
    new Promise<object>((resolve) => {
      replies.set(`${word} ${page}`, resolve);
    });
  const { data, isPlaceholderData } = usePagedQuery(['list', { word }], page, read);
  return <p>{data ? `${JSON.stringify(data)}${isPlaceholderData ? ' (lama)' : ''}` : 'memuat'}</p>;
};

describe('a query with pages', () => {
  const open = () => {
    const replies: Replies = new Map();
    const { rerender } = showWith(<List word="barista" page={1} replies={replies} />);
    return {
      ask: (asked: Asked) => rerender(<List {...asked} replies={replies} />),
      reply: async ({ word, page }: Asked) => {
        await act(async () => replies.get(`${word} ${page}`)?.([word, page]));
        await act(() => new Promise((resolve) => setTimeout(resolve))); // queries notify in a separate timer
      },
      text: () => screen.getByText(/./).textContent,
    };
  };

  test('while another page of the same query loads, the previous page stays and is marked as old', async () => {
    const { ask, reply, text } = open();
    await reply({ word: 'barista', page: 1 });
    ask({ word: 'barista', page: 2 });
    expect(text()).toBe('["barista",1] (lama)');
    await reply({ word: 'barista', page: 2 });
    expect(text()).toBe('["barista",2]');
  });

  test('the response to one query never shows beside another, however late it comes (fault matrix 73)', async () => {
    const { ask, reply, text } = open();
    await reply({ word: 'barista', page: 1 });
    ask({ word: 'gudang', page: 1 });
    expect(text()).toBe('memuat');
    ask({ word: 'desain', page: 1 });
    await reply({ word: 'gudang', page: 1 });
    expect(text()).toBe('memuat');
    await reply({ word: 'desain', page: 1 });
    expect(text()).toBe('["desain",1]');
  });

  test('only a page of the same query and a scheme’s prerendered data may replace a response in the whole portal (fault matrix 73)', () => {
    const files = fs.readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name));
    const found = files.filter((name) =>
      /placeholderData|keepPreviousData|initialData\b/.test(fs.readFileSync(`src/${name}`, 'utf8')),
    );
    expect(found.map((name) => name.replaceAll('\\', '/')).sort()).toEqual([
      'ui/catalog/catalog-data.ts',
      'ui/core/paged-query.ts',
    ]);
  });
});

it('a wait ends at once when its counter cannot be loaded, so that its button is not locked for good', async () => {
  const services = { resolve: () => Promise.reject(new Error('a chunk is lost')) };
  const { result } = renderHook(() => useWait(), {
    wrapper: ({ children }) => <ServicesContext value={services}>{children}</ServicesContext>,
  });
  await act(async () => result.current.wait(30));
  expect(result.current.secondsLeft).toBe(0);
});
