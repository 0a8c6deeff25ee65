import { describe, expect, it } from 'vitest';
import { type AttemptReport, checkAttempt } from '../../../../src/application/exam/check-attempt.ts';
import { countedIds, noStorage, pageDrafts, storageLike } from '../../../fakes/draft-fakes.ts';
import { ExamServer, examBrowser } from '../../../fakes/exam-fakes.ts';
import { leasesOf, type MakeLocks, webLocksOf } from '../../../fakes/tab-fakes.ts';
import { FakeDevice, serverClockOn } from '../../../fakes/time-fakes.ts';

/** A device whose practice exam is tried with these parts of it replaced; `server` is the real one. */
const rehearsal = (locks?: MakeLocks) => {
  const device = new FakeDevice();
  const server = new ExamServer(device, []);
  const { drafts, serverClock, deps } = examBrowser(device, server, 'A', locks);
  const check = async (
    broken: Partial<Parameters<typeof checkAttempt>[0]> = {},
    patience = 1_000,
  ): Promise<AttemptReport | null> => {
    let report: AttemptReport | null = null;
    void checkAttempt({ ...deps(), serverClock, ...broken })('1005').then((found) => {
      report = found;
    });
    await device.pass(patience);
    return report;
  };
  return { device, server, drafts, check };
};

/** Longer than the check waits for anything. */
const patient = 30_000;

describe('the practice exam of the rehearsal', () => {
  it.each([
    ['with Web Locks', webLocksOf],
    ['on plain http, with leases', leasesOf],
  ] as readonly (readonly [string, MakeLocks])[])(
    'is answered, opened again and handed in %s, without the server, and leaves nothing behind (fault matrix 65)',
    async (_, locks) => {
      const { server, drafts, check } = rehearsal(locks);
      expect(await check()).toBe('works');
      expect([drafts.stored.size, server.calls]).toEqual([0, []]);
    },
  );

  it('is tried again and again, also while it is tried in another tab', async () => {
    const { drafts, check } = rehearsal();
    expect(await Promise.all([check(), check()])).toEqual(['works', 'works']);
    expect(await check()).toBe('works');
    expect(drafts.stored.size).toBe(0);
  });

  it("is not over before it began where the device's clock is weeks behind and the server's time comes meanwhile", async () => {
    const { device, check } = rehearsal();
    const weeks = 24 * 24 * 60 * 60_000;
    const serverClock = serverClockOn(device, async () => device.now() + weeks);
    expect(await check({ serverClock })).toBe('works');
    const unreachable = serverClockOn(device, () => new Promise<never>(() => {}));
    expect(await check({ serverClock: unreachable }, patient)).toBe('works');
  });

  it('does not open where an exam would not: no tab is ever told that it may write (fault matrix 65)', async () => {
    const { drafts, check } = rehearsal();
    const tabs = { compete: () => ({ takeOver: async () => {}, end: () => {} }) };
    expect(await check({ tabs }, patient)).toBe('notOpened');
    expect(drafts.stored.size).toBe(0);
  });

  it('does not open where the storage never answers, and does not wait for it for ever', async () => {
    const { device, drafts, check } = rehearsal();
    const kept = pageDrafts(drafts.page(), { ids: countedIds(), clock: device });
    const hangs = storageLike(kept, { readAll: () => new Promise<never>(() => {}) });
    expect(await check({ drafts: hangs }, patient)).toBe('notOpened');
  });

  it('tells of an answer that is not there when it is opened again, and removes it', async () => {
    const { device, drafts, check } = rehearsal();
    const kept = pageDrafts(drafts.page(), { ids: countedIds(), clock: device });
    const forgetful = storageLike(kept, { readAll: async () => ({ durable: true, drafts: new Map() }) });
    expect(await check({ drafts: forgetful }, patient)).toBe('notKept');
    expect(drafts.stored.size).toBe(0);
  });

  it('tells the same on a device that keeps nothing, and leaves nothing in memory either (fault matrix 37)', async () => {
    const { device, check } = rehearsal();
    const drafts = pageDrafts(noStorage, { ids: countedIds(), clock: device });
    expect(await check({ drafts }, patient)).toBe('notKept');
    expect(await drafts.holdsAny('1005').catch(() => false)).toBe(false);
  });

  it('tells that it cannot be handed in, and removes it', async () => {
    const { drafts, check } = rehearsal();
    const digest = {
      sha256: () => {
        throw new Error('no digest');
      },
    };
    expect(await check({ digest }, patient)).toBe('notSubmitted');
    expect(drafts.stored.size).toBe(0);
  });
});
