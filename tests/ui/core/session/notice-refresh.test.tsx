import { QueryClient, useQuery } from '@tanstack/react-query';
import { act } from '@testing-library/react';
import { NEVER, Subject } from 'rxjs';
import { beforeEach, expect, test, vi } from 'vitest';
import { notificationTokens } from '../../../../src/application/notification/tokens.ts';
import type { ServerEvent } from '../../../../src/application/ports/notification/realtime-channel.ts';
import NoticeRefresh, { paced, refreshPause } from '../../../../src/ui/core/session/notice-refresh.ts';
import { FakeServices } from '../../purchase/portal-page.tsx';
import { showWith } from '../../show-with.tsx';

const second = 1_000;

beforeEach(() => void vi.useFakeTimers());

const Read = ({ queryKey, read }: { readonly queryKey: readonly string[]; readonly read: () => Promise<object> }) => {
  useQuery({ queryKey, queryFn: read });
  return null;
};

const open = async (takes = 0) => {
  const notices = new Subject<ServerEvent>();
  const calls = { status: 0, paper: 0 };
  const asked = (name: keyof typeof calls) => async () => {
    calls[name] += 1;
    if (takes > 0) await new Promise((resolve) => setTimeout(resolve, takes));
    return {};
  };
  const services = new FakeServices().with(notificationTokens.realtime, {
    events: () => notices,
    connected: NEVER,
    announceChange: () => undefined,
    announceRead: () => undefined,
  });
  showWith(
    <>
      <NoticeRefresh />
      <Read queryKey={['exam', 'exams', 'TRX-1']} read={asked('status')} />
      <Read queryKey={['exam', 'content', 'TRX-1', 'E-1']} read={asked('paper')} />
    </>,
    { services, queries: new QueryClient() },
  );
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
  await pass(0);
  return { calls, pass, tell: (type: ServerEvent['type']) => act(async () => notices.next({ type, trxId: null })) };
};

test('a socket that reconnects every second for a minute makes the page read an exam’s content at most twice, and its status all the time (fault matrix 83)', async () => {
  const { calls, pass, tell } = await open();
  expect(calls).toEqual({ status: 1, paper: 1 });
  for (let cuts = 0; cuts < 60; cuts += 1) {
    await tell('refresh');
    await pass(second);
  }
  expect(calls.paper).toBeLessThanOrEqual(1 + 2);
  expect(calls.status).toBeGreaterThanOrEqual(60 / 5);
  await pass(60 * second);
  expect(calls.paper).toBe(1 + 2);
});

test('the content of an exam is read at once when the socket reports a change of the assessment (fault matrix 83)', async () => {
  const { calls, pass, tell } = await open();
  await tell('refresh');
  await tell('assessment');
  await pass(0);
  expect(calls.paper).toBe(3);
  await tell('payment');
  await pass(120 * second);
  expect(calls.paper).toBe(3);
});

test('a notice during the first read of a page causes another read, because the response may be older', async () => {
  const { calls, pass, tell } = await open(2 * second);
  await tell('assessment');
  await pass(second);
  expect(calls.status).toBe(1);
  await pass(second);
  expect(calls.status).toBe(2);
  await pass(60 * second);
  expect(calls.status).toBe(2);
});

test('the status of an exam is read once in 5 s, whatever kinds of events arrive (fault matrix 20)', async () => {
  const { calls, pass, tell } = await open();
  const kinds: readonly ServerEvent['type'][] = ['refresh', 'assessment', 'payment', 'certificate', 'message'];
  const before = calls.status;
  for (let at = 0; at < 25; at += 1) {
    await tell(kinds[at % kinds.length] ?? 'refresh');
    await pass(second);
  }
  expect(calls.status - before).toBe(1 + 25 / 5);
});

const listen = () => {
  const news = new Subject<string>();
  const refreshed: [string, number][] = [];
  const started = Date.now();
  paced(news).subscribe((name) => refreshed.push([name, Date.now() - started]));
  return { news, refreshed };
};

test('a socket that flaps every 2 s for 10 minutes refreshes at most once per 5 s, and the last notice is not lost (fault matrix 20)', () => {
  const { news, refreshed } = listen();
  for (let count = 0; count < 300; count++) {
    news.next('notification');
    vi.advanceTimersByTime(2 * second);
  }
  vi.advanceTimersByTime(refreshPause);
  const times = refreshed.map(([, time]) => time);
  const pauses = times.slice(1).map((time, index) => time - (times[index] ?? 0));
  expect(Math.min(...pauses)).toBeGreaterThanOrEqual(refreshPause);
  expect(times.length).toBeGreaterThan(100);
  expect(times.at(-1)).toBeGreaterThanOrEqual(299 * 2 * second);
});
