import { QueryClient, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { NEVER, Subject } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import type { FindSession } from '../../../../src/application/account/find-session.ts';
import { accountTokens } from '../../../../src/application/account/tokens.ts';
import { ApiFailure, type FailureFacts } from '../../../../src/application/api-failure.ts';
import { notificationTokens } from '../../../../src/application/notification/tokens.ts';
import type { RealtimeChannel, ServerEvent } from '../../../../src/application/ports/notification/realtime-channel.ts';
import { FailureState } from '../../../../src/ui/core/errors/failure-state.tsx';
import { createQueryClient } from '../../../../src/ui/core/query-client.ts';
import NoticeRefresh, { paced, refreshPause } from '../../../../src/ui/core/session/notice-refresh.ts';
import { createSessionView, useSession } from '../../../../src/ui/core/session/session-view.ts';
import UnreachableSession from '../../../../src/ui/core/session/unreachable-session.tsx';
import { SessionWatch } from '../../../../src/ui/frame/session-watch.tsx';
import { FakeServices, person, showWith } from '../../show-with.tsx';

const second = 1_000;

const Read = ({ queryKey, read }: { readonly queryKey: readonly string[]; readonly read: () => Promise<object> }) => {
  useQuery({ queryKey, queryFn: read });
  return null;
};

const listen = () => {
  const news = new Subject<string>();
  const refreshed: [string, number][] = [];
  const started = Date.now();
  paced(news).subscribe((name) => refreshed.push([name, Date.now() - started]));
  return { news, refreshed };
};

describe('a notice of the server', () => {
  beforeEach(() => void vi.useFakeTimers());

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
});

const network: FailureFacts = { kind: 'network' };

const api = (failure: FailureFacts | null, ofSession: FailureFacts | null = failure) => {
  const asked: string[] = [];
  const server = {
    asked,
    failureOf: (name: string): FailureFacts | null => (name === 'session' ? ofSession : failure),
    mend: () => {
      server.failureOf = () => null;
    },
    ask: async <Reply,>(name: string, reply: Reply): Promise<Reply> => {
      asked.push(name);
      const facts = server.failureOf(name);
      if (facts) throw new ApiFailure(facts);
      return reply;
    },
  };
  return server;
};

type Api = ReturnType<typeof api>;

const RecoveryRead = ({ name, server }: { readonly name: string; readonly server: Api }) => {
  const { data, error, isPending } = useQuery({ queryKey: [name], queryFn: () => server.ask(name, `isi ${name}`) });
  if (error) return <FailureState error={error} />;
  return <p>{isPending ? `memuat ${name}` : data}</p>;
};

const List = ({ server }: { readonly server: Api }) => {
  const { data } = useInfiniteQuery({
    queryKey: ['list'],
    queryFn: ({ pageParam }) => server.ask('list', `halaman ${pageParam}`),
    initialPageParam: 1,
    getNextPageParam: () => null,
  });
  return <p>{data?.pages.join()}</p>;
};

const Page = ({ server, reads }: { readonly server: Api; readonly reads: readonly string[] }) => {
  const { status } = useSession();
  if (status === 'unreachable') return <UnreachableSession />;
  if (status !== 'candidate') return null;
  return (
    <>
      {reads.map((name) =>
        name === 'list' ? <List key={name} server={server} /> : <RecoveryRead key={name} name={name} server={server} />,
      )}
    </>
  );
};

const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1_000));

const text = () => document.body.textContent;

describe('a server that comes back', () => {
  beforeEach(() => {
    window.history.replaceState(null, '', '/kontak'); // home and the exam pages would read the storage of the device
    vi.useFakeTimers();
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
  });

  afterEach(() => void vi.restoreAllMocks());

  const open = (server: Api, reads: readonly string[] = []) => {
    const session = createSessionView();
    const findSession: FindSession = () => server.ask('session', person('7'));
    const services = new FakeServices()
      .with(accountTokens.findSession, findSession)
      .with(accountTokens.sessionTabs, {
        announce: () => undefined,
        listen: () => () => undefined,
        catchUp: () => undefined,
        watch: () => () => false,
        heard: async () => undefined,
      })
      .with(notificationTokens.realtime, { events: () => NEVER } as unknown as RealtimeChannel);
    showWith(
      <>
        <Page server={server} reads={reads} />
        <SessionWatch />
      </>,
      { services, session, queries: createQueryClient(session, () => 0) },
    );
    return session;
  };

  it('a page that could not read the session retries rarely while the API is down, says why, and recovers by itself (fault matrix 76)', async () => {
    const server = api(network);
    const session = open(server, ['profil']);
    await pass(600);
    expect([session.status, screen.getByRole('alert').textContent]).toEqual([
      'unreachable',
      'Kesalahan jaringanServer belum dapat dihubungi. Bila situs lain terbuka, sambungan Anda baik dan gangguannya di server kami; coba lagi sebentar lagi.Coba lagi',
    ]);
    expect(server.asked.length).toBeGreaterThan(20);
    expect(server.asked.length).toBeLessThan(80);
    server.mend();
    await pass(31);
    expect([session.status, text()]).toEqual(['candidate', 'isi profil']);
    const count = server.asked.length;
    await pass(300);
    expect(server.asked.length).toBe(count);
  });

  it.each<FailureFacts>([{ kind: 'network' }, { kind: 'timeout' }, { kind: 'http', status: 503 }])(
    'a failed query recovers by itself with the API: $kind (fault matrix 76)',
    async (failure) => {
      const server = api(failure, null);
      open(server, ['profil', 'skema', 'list']);
      await pass(60);
      expect(text()).not.toContain('isi');
      server.mend();
      await pass(31);
      expect(text()).toBe('isi profilisi skemahalaman 1');
    },
  );

  it('a failed query recovers although the one that is tried before it stays away, and one with a definite answer is not tried (fault matrix 76)', async () => {
    const away: Record<string, FailureFacts | null> = { profil: network, skema: network };
    const server = api(null);
    server.failureOf = (name) => (name === 'jadwal' ? { kind: 'http', status: 404 } : (away[name] ?? null));
    open(server, ['profil', 'skema', 'jadwal']);
    await pass(60);
    away.skema = null;
    await pass(60);
    expect(text()).toContain('isi skema');
    away.profil = null;
    await pass(60);
    expect(text()).toContain('isi profil');
    expect(server.asked.filter((name) => name === 'jadwal')).toHaveLength(1);
  });

  it('a failed query is retried one query at a time until the server answers, behind the same error message', async () => {
    const server = api(network, null);
    open(server, ['profil', 'skema', 'jadwal']);
    await pass(60);
    const before = server.asked.length;
    const shown = screen.getAllByRole('alert');
    await pass(300);
    expect(server.asked.length - before).toBeLessThan(40);
    expect(screen.getAllByRole('alert')).toEqual(shown); // the elements are the same, so nothing was announced again
  });

  it.each<FailureFacts>([{ kind: 'http', status: 404 }, { kind: 'contract' }, { kind: 'refused' }])(
    'a failed query is not retried after a definite answer of the server: %j',
    async (failure) => {
      const server = api(failure, null);
      open(server, ['profil']);
      await pass(300);
      expect(server.asked.filter((name) => name === 'profil')).toHaveLength(1);
    },
  );

  it('a failed query is not retried for long when the server asks for patience', async () => {
    const server = api({ kind: 'http', status: 429, retryAfterSeconds: 1 }, null);
    open(server, ['profil']);
    await pass(300);
    // the first request, and two retries after the requested pause
    expect(server.asked.filter((name) => name === 'profil')).toHaveLength(3);
  });
});
