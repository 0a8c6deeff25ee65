import { describe, expect, it } from 'vitest';
import { systemClock } from '../../../../src/adapters/browser/system-clock.ts';
import { ApiFailure } from '../../../../src/application/api-failure.ts';
import { type AttemptReport, checkAttempt } from '../../../../src/application/exam/check-attempt.ts';
import { checkConnection } from '../../../../src/application/exam/check-connection.ts';
import { checkStorage } from '../../../../src/application/exam/check-storage.ts';
import { PracticeExams } from '../../../../src/application/exam/practice-exams.ts';
import type { DraftContent, DraftKey, DraftStore } from '../../../../src/application/ports/device/draft-store.ts';
import { defaultMinutes } from '../../../../src/domain/exam/exam.ts';
import { anEssay, aPaper, toSave } from '../../../builders/answers.ts';
import { anExam } from '../../../builders/exam.ts';
import { countedIds, pageDrafts, storageLike } from '../../../fakes/draft-fakes.ts';
import { ExamServer, examBrowser } from '../../../fakes/exam-fakes.ts';
import { FakeDrafts } from '../../../fakes/fake-drafts.ts';
import { leasesOf, type MakeLocks, webLocksOf } from '../../../fakes/tab-fakes.ts';
import { FakeDevice, serverClockOn } from '../../../fakes/time-fakes.ts';

type Broken = Partial<Parameters<typeof checkAttempt>[0]>;

const rehearsal = (locks?: MakeLocks) => {
  const device = new FakeDevice();
  const server = new ExamServer(device, []);
  const { drafts, serverClock, deps } = examBrowser(device, server, 'A', locks);
  const check = async (broken: Broken = {}, patience = 1_000): Promise<AttemptReport | null> => {
    let report: AttemptReport | null = null;
    void checkAttempt({ ...deps(), serverClock, ...broken })('1005').then((found) => {
      report = found;
    });
    await device.pass(patience);
    return report;
  };
  return { device, server, drafts, check };
};

const patient = 30_000;

describe('the practice exam of the rehearsal', () => {
  it.each([
    ['with Web Locks', webLocksOf],
    ['on plain http, with leases', leasesOf],
  ] as readonly (readonly [string, MakeLocks])[])(
    'is answered, opened again and submitted in %s, without the server, and leaves nothing behind (fault matrix 65)',
    async (_, locks) => {
      const { server, drafts, check } = rehearsal(locks);
      expect(await check()).toBe('works');
      expect([drafts.stored.size, server.calls]).toEqual([0, []]);
    },
  );

  it("is not over before it begins where the device's clock is weeks behind and the server's time arrives meanwhile", async () => {
    const { device, check } = rehearsal();
    const weeks = 24 * 24 * 60 * 60_000;
    const serverClock = serverClockOn(device, async () => device.now() + weeks);
    expect(await check({ serverClock })).toBe('works');
    const unreachable = serverClockOn(device, () => new Promise<never>(() => {}));
    expect(await check({ serverClock: unreachable }, patient)).toBe('works');
  });

  it('names nobody, and its answer stays on the device until its exam is reachable', async () => {
    const practice = new PracticeExams('g1', '2026-03-02T02:00:00.000Z');
    const { trxId } = practice.exam;
    expect(practice.exam).toEqual(
      anExam({ id: 'g1', trxId: 'gladi-bersih', kind: 'essay', type: null, questionCount: 1, minutes: defaultMinutes }),
    );
    const nobody = { scheme: { title: '', number: '' }, candidate: '', assessor: { name: '', registration: '' } };
    await expect(practice.exams()).resolves.toEqual({ trxId, ...nobody, exams: [practice.exam] });
    const content = aPaper({ examId: 'g1', trxId, questions: [anEssay('g1')] });
    await expect(practice.content()).resolves.toEqual(content);
    const answers = [toSave('g1')];
    await expect(practice.save(null, answers)).rejects.toMatchObject({ kind: 'network' });
    practice.reachable = true;
    await expect(practice.save(null, answers)).resolves.toEqual({ saved: answers, refused: [], answers: [] });
    const receipt = { number: '', submittedAt: practice.exam.startedAt, answered: 1, total: 1, digest: 'd' };
    await expect(practice.submit(null, answers, 'd')).resolves.toEqual(receipt);
  });

  const nobodyWrites = { compete: () => ({ takeOver: async () => {}, end: () => {} }) };
  const noHasher = {
    sha256: () => {
      throw new Error('no digest');
    },
  };
  const empty = async () => ({ durable: true, drafts: new Map() });

  it.each<[string, AttemptReport, (kept: DraftStore) => Broken]>([
    [
      'opens where an exam would not: no tab ever gets the permission to write (fault matrix 65)',
      'notOpened',
      () => ({ tabs: nobodyWrites }),
    ],
    [
      'misses that an answer is not there when it is opened again',
      'notKept',
      (kept) => ({ drafts: storageLike(kept, { readAll: empty }) }),
    ],
    ['misses that it cannot be handed in', 'notSubmitted', () => ({ hasher: noHasher })],
  ])('never %s: it reports %s, and leaves nothing behind', async (_, report, broken) => {
    const { device, drafts, check } = rehearsal();
    expect(await check(broken(pageDrafts(drafts.page(), { ids: countedIds(), clock: device })), patient)).toBe(report);
    expect(drafts.stored.size).toBe(0);
  });
});

interface Refusing {
  readonly takes: number;
  readonly failure: ApiFailure;
}

/** A device with a clock 7 s ahead, and a server with these response times in ms; null means no response. */
const network = (...answers: readonly (number | Refusing | null)[]) => {
  let elapsed = 0;
  let asked = 0;
  const read = async () => {
    const answer = answers[asked++] ?? null;
    if (answer === null) throw new Error('no answer');
    const takes = typeof answer === 'number' ? answer : answer.takes;
    elapsed += takes;
    if (typeof answer !== 'number') throw answer.failure;
    const now = 1_000_000 + elapsed - takes / 4;
    return { now, told: now };
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

  it('continues after one failure, and stops after two: each can take as long as a time-out', async () => {
    expect(await network(50, null, 50, 50, 50).check()).toMatchObject({ roundTrips: [50, 50, 50, 50], failed: 1 });
    const { check, asked } = network(null, null, 50);
    expect(await check()).toEqual({ roundTrips: [], failed: 2, deviceAhead: null });
    expect(asked()).toBe(2);
  });

  it.each([new ApiFailure({ kind: 'expired', status: 401 }), new ApiFailure({ kind: 'http', status: 404 })])(
    'takes the reply "$message" for a connection that works, though it tells no time',
    async (failure) => {
      const { check } = network(...[50, 60, 70, 80, 90].map((takes) => ({ takes, failure })));
      expect(await check()).toEqual({ roundTrips: [50, 60, 70, 80, 90], failed: 0, deviceAhead: null });
    },
  );

  it.each(['network', 'timeout', 'between'] as const)('takes "%s" for a failure', async (kind) => {
    const { check } = network({ takes: 50, failure: new ApiFailure({ kind }) }, null);
    expect(await check()).toMatchObject({ roundTrips: [], failed: 2 });
  });
});

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
  it('writes and reads under its own name, and leaves nothing behind', async () => {
    const { drafts, keys } = storage();
    expect(await checkStorage({ drafts, ids: countedIds() })('7')).toBe('kept');
    expect(keys.map(({ user, form }) => [user, form])).toEqual([
      ['7', 'rehearsal'],
      ['7', 'rehearsal'],
    ]);
    expect(await drafts.holdsAny('7')).toBe(false);
  });

  it('detects a storage that returns other data', async () => {
    const { drafts } = storage(() => ({ values: 'lain', files: new Map() }));
    expect(await checkStorage({ drafts, ids: countedIds() })('7')).toBe('wrong');
  });

  it('detects that a device stores nothing (fault matrix 37), and leaves nothing in memory either', async () => {
    const drafts = pageDrafts();
    expect(await checkStorage({ drafts, ids: countedIds() })('7')).toBe('memoryOnly');
    expect(await drafts.holdsAny('7')).toBeNull();
  });
});
