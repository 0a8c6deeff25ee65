import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { NEVER } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FindSession } from '../../../../src/application/account/find-session.ts';
import { accountTokens } from '../../../../src/application/account/tokens.ts';
import { ApiFailure, type FailureFacts } from '../../../../src/application/api-failure.ts';
import { notificationTokens } from '../../../../src/application/notification/tokens.ts';
import type { RealtimeChannel } from '../../../../src/application/ports/notification/realtime-channel.ts';
import { FailureState } from '../../../../src/ui/core/errors/failure-state.tsx';
import { createQueryClient } from '../../../../src/ui/core/query-client.ts';
import { createSessionView, useSession } from '../../../../src/ui/core/session/session-view.ts';
import UnreachableSession from '../../../../src/ui/core/session/unreachable-session.tsx';
import { SessionWatch } from '../../../../src/ui/frame/session-watch.tsx';
import { FakeServices } from '../../purchase/portal-page.tsx';
import { person, showWith } from '../../show-with.tsx';

beforeEach(() => {
  window.history.replaceState(null, '', '/kontak'); // home and the exam pages would read the storage of the device
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
});
afterEach(() => void vi.restoreAllMocks());

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

const Read = ({ name, server }: { readonly name: string; readonly server: Api }) => {
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
        name === 'list' ? <List key={name} server={server} /> : <Read key={name} name={name} server={server} />,
      )}
    </>
  );
};

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
const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1_000));
const text = () => document.body.textContent;

describe('a page that could not read the session', () => {
  it('retries rarely while the API is down, says why, and recovers by itself (fault matrix 76)', async () => {
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
});

describe('a failed query', () => {
  it.each<FailureFacts>([{ kind: 'network' }, { kind: 'timeout' }, { kind: 'http', status: 503 }])(
    'recovers by itself with the API: $kind (fault matrix 76)',
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

  it('is retried one query at a time until the server answers, behind the same error message', async () => {
    const server = api(network, null);
    open(server, ['profil', 'skema', 'jadwal']);
    await pass(60);
    const before = server.asked.length;
    const shown = screen.getAllByRole('alert');
    await pass(300);
    expect(server.asked.length - before).toBeLessThan(40);
    expect(screen.getAllByRole('alert')).toEqual(shown); // the elements are the same, so nothing was announced again
  });

  it('does not block the other queries when it alone fails', async () => {
    const server = api(network, null);
    open(server, ['profil', 'skema']);
    await pass(20);
    server.failureOf = (name) => (name === 'profil' ? { kind: 'http', status: 500 } : null);
    await pass(70);
    expect(text()).toContain('isi skema');
    expect(screen.getByRole('alert').textContent).toContain('Kesalahan jaringan');
  });

  it.each<FailureFacts>([{ kind: 'http', status: 404 }, { kind: 'contract' }, { kind: 'refused' }])(
    'is not retried after a definite answer of the server: %j',
    async (failure) => {
      const server = api(failure, null);
      open(server, ['profil']);
      await pass(300);
      expect(server.asked.filter((name) => name === 'profil')).toHaveLength(1);
    },
  );

  it('is not retried for long when the server asks for patience', async () => {
    const server = api({ kind: 'http', status: 429, retryAfterSeconds: 1 }, null);
    open(server, ['profil']);
    await pass(300);
    // the first request, and two retries after the requested pause
    expect(server.asked.filter((name) => name === 'profil')).toHaveLength(3);
  });
});
