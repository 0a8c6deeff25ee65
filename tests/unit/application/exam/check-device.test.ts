import { describe, expect, it } from 'vitest';
import { systemClock } from '../../../../src/adapters/browser/system-clock.ts';
import { checkConnection } from '../../../../src/application/exam/check-connection.ts';
import { checkStorage } from '../../../../src/application/exam/check-storage.ts';
import type { DraftContent, DraftKey } from '../../../../src/application/ports/device/draft-store.ts';
import { countedIds, pageDrafts, storageLike } from '../../../fakes/draft-fakes.ts';
import { FakeDrafts } from '../../../fakes/fake-drafts.ts';

/** A device whose clock is 7 s ahead, and a server that takes these milliseconds to answer; null for no answer. */
const network = (...answers: readonly (number | null)[]) => {
  let elapsed = 0;
  let asked = 0;
  const read = async () => {
    const takes = answers[asked++] ?? null;
    if (takes === null) throw new Error('no answer');
    elapsed += takes;
    return 1_000_000 + elapsed - takes / 4; // it answers late in the round trip
  };
  const clock = { now: () => 1_007_000 + elapsed, wait: () => Promise.resolve() };
  const check = checkConnection({ serverTime: { read }, clock, monotonic: { elapsed: () => elapsed } });
  return { check, asked: () => asked };
};

describe('checkConnection', () => {
  it('asks five times, and compares the clocks by the quickest answer', async () => {
    const { check, asked } = network(400, 80, 40, 90, 60);
    expect(await check()).toEqual({ roundTrips: [400, 80, 40, 90, 60], failed: 0, deviceAhead: 6_990 });
    expect(asked()).toBe(5);
  });

  it('goes on after one failure, and stops after two: each can take as long as a time-out', async () => {
    expect(await network(50, null, 50, 50, 50).check()).toMatchObject({ roundTrips: [50, 50, 50, 50], failed: 1 });
    const { check, asked } = network(null, null, 50);
    expect(await check()).toEqual({ roundTrips: [], failed: 2, deviceAhead: null });
    expect(asked()).toBe(2);
  });
});

/** A storage, and the places that were written in it; `distort` is what becomes of what is written. */
const storage = (distort: (content: DraftContent) => DraftContent = (content) => content) => {
  const keys: DraftKey[] = [];
  const page = new FakeDrafts(systemClock, 0).page();
  const drafts = storageLike(page, {
    save: (key, base, content) => {
      keys.push(key);
      return page.save(key, base, content && distort(content));
    },
  });
  return { drafts, keys };
};

describe('checkStorage', () => {
  it('writes and reads under a name of its own, and leaves nothing behind', async () => {
    const { drafts, keys } = storage();
    expect(await checkStorage({ drafts, ids: countedIds() })('7')).toBe('kept');
    expect(keys.map(({ user, form }) => [user, form])).toEqual([
      ['7', 'rehearsal'],
      ['7', 'rehearsal'],
    ]);
    expect(await drafts.holdsAny('7')).toBe(false);
  });

  it('notices a storage that gives back something else', async () => {
    const { drafts } = storage(() => ({ values: 'lain', files: new Map() }));
    expect(await checkStorage({ drafts, ids: countedIds() })('7')).toBe('wrong');
  });

  it('notices that a device keeps nothing (fault matrix 37), and leaves nothing in memory either', async () => {
    const drafts = pageDrafts();
    expect(await checkStorage({ drafts, ids: countedIds() })('7')).toBe('memoryOnly');
    expect(await drafts.holdsAny('7').catch(() => false)).toBe(false);
  });
});
