import { onlineManager } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { ApiFailure, type FailureFacts } from '../../../src/application/api-failure.ts';
import { examTokens } from '../../../src/application/exam/tokens.ts';
import { tokensOf } from '../../../src/application/token.ts';
import { failureAdvice, failureCause, failureText } from '../../../src/ui/core/failure-text.ts';
import { readSoon } from '../../../src/ui/core/page/spread.ts';
import { createQueryClient, setEventsArrive } from '../../../src/ui/core/query-client.ts';
import { lazyService } from '../../../src/ui/core/services.tsx';
import { prepareOffline } from '../../../src/ui/core/session/kept-session.ts';
import { createSessionView } from '../../../src/ui/core/session/session-view.ts';
import { FakeServices } from '../show-with.tsx';

const reading = (takes: number, fails = false) => {
  const queries = createQueryClient(createSessionView(), () => 0);
  const read = async () => {
    const queryFn = async () => {
      await new Promise((resolve) => setTimeout(resolve, takes));
      if (fails) throw new Error('no');
      return 'read';
    };
    const asked = Date.now();
    const outcome = await queries.fetchQuery({ queryKey: ['a'], queryFn, retry: false }).catch(() => 'failed');
    return [outcome, Date.now() - asked];
  };
  return async () => {
    const result = read();
    // advances by a fixed time instead of running all timers, because those of a closing page never end
    await vi.advanceTimersByTimeAsync(1_000);
    return result;
  };
};

describe('a query', () => {
  beforeEach(() => void vi.useFakeTimers());

  afterEach(() => void vi.useRealTimers());

  it.each([
    [0, 200],
    [199, 200],
    [450, 450],
  ])(
    'the first fetch of a page (specification 9) that takes %i ms ends after %i ms [9.time.minimum-fetch]',
    async (takes, there) => {
      expect(await reading(takes)()).toEqual(['read', there]);
    },
  );

  it('the first fetch of a page (specification 9) reads once more if its data was invalidated before it ended, and only then', async () => {
    const queries = createQueryClient(createSessionView(), () => 0);
    let held = 'before';
    const queryFn = vi.fn(async () => held);
    const [changed, unchanged] = [['changed'], ['unchanged']].map((queryKey) =>
      queries.fetchQuery({ queryKey, queryFn }),
    );
    await vi.advanceTimersByTimeAsync(100);
    held = 'after';
    void queries.invalidateQueries({ queryKey: ['changed'] });
    await vi.advanceTimersByTimeAsync(200);
    expect([await changed, await unchanged]).toEqual(['after', 'before']);
    expect(queryFn).toHaveBeenCalledTimes(3);
    expect(queries.getQueryState(['changed'])?.isInvalidated).toBe(false);
  });

  it('the browser’s offline status blocks no request: only responses decide about the connection (fault matrix 1)', async () => {
    onlineManager.setOnline(false);
    try {
      const queries = createQueryClient(createSessionView(), () => 0);
      const answer = async () => 'answered';
      const sent = queries.getMutationCache().build<string, Error, void, unknown>(queries, { mutationFn: answer });
      const both = [queries.fetchQuery({ queryKey: ['a'], queryFn: answer }), sent.execute()];
      const late = new Promise((resolve) => setTimeout(resolve, 900, 'waits for the network'));
      const outcomes = Promise.all(both.map((each) => Promise.race([each, late])));
      await vi.advanceTimersByTimeAsync(1_000);
      expect(await outcomes).toEqual(['answered', 'answered']);
    } finally {
      onlineManager.setOnline(true);
    }
  });

  it('is not read again by a look at the page where the server tells its changes, except after five minutes, in case an event was lost', () => {
    const refetches = (arrives: boolean, age: number, isInvalidated = false) => {
      const queries = createQueryClient(createSessionView(), () => 0);
      setEventsArrive(queries, arrives);
      const { refetchOnWindowFocus: asks } = queries.getDefaultOptions().queries ?? {};
      if (typeof asks !== 'function') throw new Error('refetchOnWindowFocus is no function');
      const query = queries
        .getQueryCache()
        .build<unknown, Error, unknown, readonly unknown[]>(queries, { queryKey: ['a'] });
      query.setState({ dataUpdatedAt: Date.now() - age, isInvalidated });
      return asks(query);
    };
    const told = [refetches(true, 60_000), refetches(true, 301_000), refetches(true, 60_000, true)];
    expect(told).toEqual([false, true, true]);
    expect(refetches(false, 60_000)).toBe(true);
  });

  it.each([
    [0, 20_000],
    [1, 30_000],
  ])(
    'a retry waits as long as the server asks, and with the chance %i until %i ms, so that pages do not retry together',
    async (chance, after) => {
      const queries = createQueryClient(createSessionView(), () => chance);
      let calls = 0;
      const queryFn = async () => {
        calls += 1;
        throw new ApiFailure({ kind: 'http', status: 503, retryAfterSeconds: 20 });
      };
      void queries.fetchQuery({ queryKey: ['a'], queryFn }).catch(() => undefined);
      await vi.advanceTimersByTimeAsync(200 + after - 100);
      expect(calls).toBe(1);
      await vi.advanceTimersByTimeAsync(200);
      expect(calls).toBe(2);
    },
  );
});

it('a read that many pages would make at the same second is made at a random time within 20 s, or cancelled', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const read: string[] = [];
  readSoon(() => read.push('at once'), { random: () => 0 });
  readSoon(() => read.push('late'), { random: () => 0.99 });
  const cancel = readSoon(() => read.push('never'), { random: () => 0.5 });
  cancel();
  vi.advanceTimersByTime(0);
  expect(read).toEqual(['at once']);
  vi.advanceTimersByTime(20_000);
  expect(read).toEqual(['at once', 'late']);
});

it('a log-out that empties the cache of offline exams just before it is filled leaves it empty', async () => {
  let cache = 'full';
  const offline = {
    wanted: true,
    prepare: async () => {
      cache = 'full';
    },
    remove: async () => {
      cache = 'empty';
    },
  };
  const services = new FakeServices()
    .with(examTokens.offline, offline as never)
    .with(examTokens.keptExams, { sweep: () => offline.remove() } as never); // the log-out has begun meanwhile
  const gone = new AbortController();
  await prepareOffline(services, '7', gone.signal);
  expect(cache).toBe('full');
  gone.abort(); // the log-out ends
  expect(cache).toBe('empty');
});

const token = tokensOf('counting');

class Counter {
  #count = 0;

  add(by: number): number {
    this.#count += by;
    return this.#count;
  }
}

it('a service that loads later keeps its state, and a use-case is called as it is', async () => {
  const counter = token<Counter>('counter');
  const double = token<(value: number) => Promise<number>>('double');
  const services = new FakeServices().with(counter, new Counter()).with(double, async (value) => 2 * value);
  const later = lazyService(services, counter);
  await later.add(2);
  expect(await later.add(3)).toBe(5);
  expect(await lazyService(services, double)(4)).toBe(8);
});

it('a service that loads later rejects a method that it does not have, and fails with its container', async () => {
  const counter = token<Counter>('counter');
  const without = new FakeServices().with(counter, {} as Counter);
  await expect(lazyService(without, counter).add(1)).rejects.toThrow(TypeError);
  await expect(lazyService(new FakeServices(), counter).add(1)).rejects.toThrow('no counting.counter in this test');
});

const device = (onLine: boolean) => vi.stubGlobal('navigator', { onLine });

describe('the visitor’s connection', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('is blamed for a missing reply only while the device reports none, because the server may be stopped', () => {
    const failure = new ApiFailure({ kind: 'network' });
    device(false);
    expect(failureAdvice(failure)).toBe('Periksa sambungan internet Anda, lalu coba lagi.');
    device(true);
    expect(failureAdvice(failure)).toMatch(
      /^Server belum dapat dihubungi\. Bila situs lain terbuka, sambungan Anda baik/,
    );
  });

  it.each<FailureFacts>([{ kind: 'http', status: 500 }, { kind: 'http', status: 404 }, { kind: 'contract' }])(
    'is not blamed for %j, whatever the device reports',
    (facts) => {
      device(false);
      const failure = new ApiFailure(facts);
      expect(failureCause(failure)).not.toBe('connection');
      expect(failureAdvice(failure) ?? '').not.toContain('Periksa sambungan');
    },
  );

  it('is blamed for a chunk that failed to load only when the device is offline', () => {
    const lost = new TypeError('Failed to fetch dynamically imported module');
    device(false);
    expect(failureCause(lost)).toBe('connection');
    device(true);
    expect([failureCause(lost), failureAdvice(lost)]).toEqual(['other', null]);
  });
});

const textOf = (status: number, retryAfterSeconds?: number, serverMessage?: string) =>
  failureText(
    new ApiFailure({
      ...{ kind: 'http' as const, status },
      ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
      ...(serverMessage !== undefined && { serverMessage }),
    }),
  ).text;

it.each([
  [429, 56, 'Too Many Attempts.', 'Terlalu banyak percobaan. Tunggu 56 detik dulu.'],
  [429, 90, 'Terlalu banyak percobaan masuk', 'Terlalu banyak percobaan masuk. Tunggu 90 detik dulu.'],
  [503, 121, undefined, 'Terjadi kesalahan pada server. Tunggu 3 menit dulu.'],
  [429, 56, 'Coba lagi dalam 56 detik.', 'Coba lagi dalam 56 detik.'],
  [429, 0, 'Sebentar', 'Sebentar'],
  [503, undefined, undefined, 'Terjadi kesalahan pada server'],
])(
  'a failure with status %d says the pause of %s s that the server asks for, once: %s',
  (status, seconds, said, text) => {
    expect(textOf(status, seconds, said)).toBe(text);
  },
);

it('a background read does not reopen a log-in that the candidate has closed; a new page and a sent form do (fault matrix 6)', async () => {
  const session = createSessionView();
  session.status = 'candidate';
  const queries = createQueryClient(session);
  const over = () => Promise.reject(new ApiFailure({ kind: 'expired', status: 401 }));
  const opened = async (act: () => Promise<unknown>) => {
    session.expired = false;
    await act().catch(() => undefined);
    return session.expired;
  };
  queries.setQueryData(['shown'], 'data');
  const beside = () => queries.fetchQuery({ queryKey: ['shown'], queryFn: over, staleTime: 0 });
  const first = () => queries.fetchQuery({ queryKey: ['new page'], queryFn: over });
  const send = () => queries.getMutationCache().build(queries, { mutationFn: over }).execute(undefined);
  expect([await opened(beside), await opened(first), await opened(send)]).toEqual([true, true, true]);
  session.stayed = true;
  expect([await opened(beside), await opened(first), await opened(send)]).toEqual([false, true, true]);
});
