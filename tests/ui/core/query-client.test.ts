import { onlineManager } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiFailure } from '../../../src/application/api-failure.ts';
import { createQueryClient, setEventsArrive } from '../../../src/ui/core/query-client.ts';
import { createSessionView } from '../../../src/ui/core/session/session-view.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

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

describe('the first fetch of a page (specification 9, minimum fetch delay)', () => {
  it.each([
    [0, 200],
    [199, 200],
    [450, 450],
  ])('that takes %i ms ends after %i ms [9.time.minimum-fetch]', async (takes, there) => {
    expect(await reading(takes)()).toEqual(['read', there]);
  });

  it('reads once more if its data was invalidated before it ended, and only then', async () => {
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

  it('has no minimum delay when it is repeated on screen', async () => {
    const read = reading(10);
    await read();
    await vi.advanceTimersByTimeAsync(31_000);
    expect(await read()).toEqual(['read', 10]);
  });
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

describe('a look at the page again', () => {
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

  it('refetches nothing that the server tells by itself, except after five minutes, in case an event was lost', () => {
    expect([refetches(true, 60_000), refetches(true, 301_000), refetches(true, 60_000, true)]).toEqual([
      false,
      true,
      true,
    ]);
    expect(refetches(false, 60_000)).toBe(true);
  });
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
