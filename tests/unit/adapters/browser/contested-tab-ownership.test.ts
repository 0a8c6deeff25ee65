import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { contestedTabOwnership } from '../../../../src/adapters/browser/contested-tab-ownership.ts';
import { leaseLocks } from '../../../../src/adapters/browser/lease-locks.ts';
import { systemClock } from '../../../../src/adapters/browser/system-clock.ts';
import { countedIds } from '../../../fakes/draft-fakes.ts';
import { browser, channels, leases, webLocks } from '../../../fakes/tab-fakes.ts';

const pass = (milliseconds = 0) => vi.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => vi.useRealTimers());

describe.each([
  ['Web Locks', webLocks, 1],
  ['leases', () => leases().locks, 1_000],
] as const)('with %s', (_, locks, freedIn) => {
  it('the first tab has the form at once, the second is told within a moment', async () => {
    const tab = browser(locks());
    const first = tab();
    await pass();
    const second = tab();
    const beside = tab({ name: 'another form' });
    await pass(100);
    expect([first.told, second.told, beside.told]).toEqual([['mine'], ['elsewhere'], ['mine']]);
  });

  it('a take-over lets the first one save before the second goes on, within a second', async () => {
    const tab = browser(locks());
    const first = tab();
    await pass();
    const second = tab();
    await pass(100);
    void second.takeOver();
    await pass(20);
    expect([first.told, second.told]).toEqual([
      ['mine', 'handed over', 'elsewhere'],
      ['elsewhere', 'mine'],
    ]);
    await pass(5_000);
    void first.takeOver();
    await pass(20);
    expect([first.told.at(-1), second.told.slice(-2)]).toEqual(['mine', ['handed over', 'elsewhere']]);
  });

  it('a tab that hangs keeps nobody waiting (fault matrix 34)', async () => {
    const tab = browser(locks());
    const first = tab({ hangs: true });
    await pass();
    const second = tab();
    await pass(100);
    void second.takeOver();
    await pass(750);
    expect(second.told).toEqual(['elsewhere', 'mine']);
    await pass(1_000);
    expect(first.told).toEqual(['mine', 'elsewhere']);
  });

  it('the next one in the queue goes on when the first one closes (fault matrix 35)', async () => {
    const tab = browser(locks());
    const [first, second] = [tab(), tab()];
    await pass(100);
    const [owner, waiting] = first.told[0] === 'mine' ? [first, second] : [second, first];
    owner.end();
    await pass(freedIn);
    expect([owner.told, waiting.told.at(-1)]).toEqual([['mine'], 'mine']);
  });

  it('who has ended is told nothing, and takes nothing', async () => {
    const tab = browser(locks());
    const first = tab();
    await pass();
    const second = tab();
    second.end();
    await second.takeOver();
    first.end();
    await pass(5_000);
    expect([first.told, second.told]).toEqual([['mine'], []]);
  });
});

it('a tab that has handed over and waits in vain can go on itself', async () => {
  const locks = webLocks();
  const channel = channels();
  const told: string[] = [];
  const first = contestedTabOwnership(locks, channel() as never, systemClock).compete('form', {
    changed: (ownership) => void told.push(ownership),
    handOver: async () => undefined,
  });
  await pass();
  channel().postMessage({ kind: 'wanted', name: 'form' }); // of a tab that crashes thereafter
  await pass();
  expect(told).toEqual(['mine', 'elsewhere']);
  await first.takeOver();
  expect(told).toEqual(['mine', 'elsewhere', 'mine']);
});

it('what other programs say on the channel changes nothing', async () => {
  const channel = channels();
  const told: string[] = [];
  contestedTabOwnership(webLocks(), channel() as never, systemClock).compete('form', {
    changed: (ownership) => void told.push(ownership),
    handOver: async () => void told.push('handed over'),
  });
  await pass();
  for (const said of [null, 'wanted', 7, {}, { kind: 'wanted' }, { kind: 'wanted', name: 'other' }])
    channel().postMessage(said);
  await pass();
  expect(told).toEqual(['mine']);
});

describe('a lease', () => {
  it('ends by itself some seconds after its tab has crashed', async () => {
    const { rows, locks } = leases();
    rows.set('portal-asesi:penulis:form', JSON.stringify({ owner: 'crashed', until: Date.now() + 3_000 }));
    const { told } = browser(locks)();
    await pass(2_900);
    expect(told).toEqual(['elsewhere']);
    await pass(500);
    expect(told).toEqual(['elsewhere', 'mine']);
  });

  it.each(['rusak', '{}', 'null', JSON.stringify({ owner: 'x', until: 9e15 })])(
    'that is none binds nobody: %s',
    async (text) => {
      const { rows, locks } = leases();
      rows.set('portal-asesi:penulis:form', text);
      const { told } = browser(locks)();
      await pass();
      expect(told).toEqual(['mine']);
    },
  );

  it('is not wanted where storage is closed', async () => {
    const closed = leaseLocks(
      () => {
        throw new DOMException('closed', 'SecurityError');
      },
      { ids: countedIds(), clock: systemClock },
    );
    const { told } = browser(closed)();
    await pass(5_000);
    expect(told).toEqual(['mine']);
  });
});
