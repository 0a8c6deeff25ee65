import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { whenQuiet } from '../../../../src/ui/core/page/when-idle.ts';

const idle: (() => void)[] = [];
const becomeIdle = () => idle.splice(0).forEach((work) => void work());

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestIdleCallback', (work: () => void) => idle.push(work));
  vi.stubGlobal('cancelIdleCallback', () => idle.splice(0));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A page that waits for replies; each call of the returned function ends one. */
const waiting = (count: number) => {
  const queries = new QueryClient();
  const ends: (() => void)[] = [];
  const replies = Array.from({ length: count }, (_, id) =>
    queries.fetchQuery({
      queryKey: [id],
      queryFn: () => new Promise<number>((resolve) => ends.push(() => resolve(id))),
    }),
  );
  return {
    queries,
    end: async () => {
      ends.shift()?.();
      await replies.shift();
    },
  };
};

it('work for later begins when the browser is idle and the page waits for no reply', async () => {
  const work = vi.fn();
  const { queries, end } = waiting(2);
  whenQuiet(queries, work);
  becomeIdle();
  await end();
  becomeIdle();
  expect(work).not.toHaveBeenCalled();
  await end();
  expect(work).not.toHaveBeenCalled();
  becomeIdle();
  expect(work).toHaveBeenCalledTimes(1);
});

it('work for later never begins once it is cancelled, whether it waits for a reply or for the browser', async () => {
  const work = vi.fn();
  const { queries, end } = waiting(1);
  const cancelBeforeReply = whenQuiet(queries, work);
  becomeIdle();
  cancelBeforeReply();
  await end();
  const cancelBeforeIdle = whenQuiet(queries, work);
  cancelBeforeIdle();
  becomeIdle();
  expect(work).not.toHaveBeenCalled();
});

it('work for later begins once after ten seconds although a reply hangs', async () => {
  const work = vi.fn();
  const { queries, end } = waiting(1);
  whenQuiet(queries, work);
  becomeIdle();
  vi.advanceTimersByTime(9_999);
  expect(work).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  await end();
  becomeIdle();
  expect(work).toHaveBeenCalledTimes(1);
});

it('cancelled work does not begin after ten seconds either', () => {
  const work = vi.fn();
  const { queries } = waiting(1);
  whenQuiet(queries, work)();
  vi.advanceTimersByTime(10_000);
  expect(work).not.toHaveBeenCalled();
});
