import { describe, expect, it } from 'vitest';
import { tabLeader } from '../../../../src/adapters/browser/tabs/contested-tab-leader.ts';
import { ApiFailure } from '../../../../src/application/api-failure.ts';
import { attemptLog, endedStarts } from '../../../../src/application/exam/attempt/attempt-log.ts';
import type { RunningAttempt } from '../../../../src/application/exam/attempt/running-attempt.ts';
import { withTimeout } from '../../../../src/application/exam/attempt/with-timeout.ts';
import {
  type DraftStore,
  type DraftStoreEvent,
  recordForm,
} from '../../../../src/application/ports/device/draft-store.ts';
import type { LoggedEvent } from '../../../../src/domain/exam/attempt-log.ts';
import type { Exam } from '../../../../src/domain/exam/exam.ts';
import { attemptWorld, minute, openAttempt, phaseOf, second, sending } from '../../../fakes/attempt-world.ts';
import { contentOf, deviceDrafts, pageDrafts, storageLike } from '../../../fakes/draft-fakes.ts';
import { examBrowser } from '../../../fakes/exam-fakes.ts';
import { FakeDrafts } from '../../../fakes/fake-drafts.ts';
import { settled } from '../../../fakes/purchase-fakes.ts';
import { channels } from '../../../fakes/tab-fakes.ts';
import { FakeDevice } from '../../../fakes/time-fakes.ts';

const typed = async (device: FakeDevice, attempt: RunningAttempt): Promise<void> => {
  attempt.answer('S1', 'ditu');
  await device.pass(5);
  attempt.answer('S1', 'ditulis');
};

describe('a page that is hidden or left', () => {
  it('writes its pending answers at once (fault matrix 30)', async () => {
    const { device, server, open, stored } = attemptWorld();
    server.online = false;
    const attempt = await open();
    await typed(device, attempt);
    expect(stored()).toEqual(['ditu']);
    device.hide();
    await device.pass(10);
    expect(stored()).toEqual(['ditulis']);
  });

  it('sends its unsent answers by a request that outlives it (fault matrix 30)', async () => {
    const { device, browser, open, server } = attemptWorld();
    const chances: boolean[] = [];
    const deps = browser.deps();
    const attempt = await open({
      ...deps,
      exams: Object.assign(Object.create(server), {
        save: (...[key, answers, options]: Parameters<typeof deps.exams.save>) => {
          chances.push(options?.lastChance ?? false);
          return server.save(key, answers);
        },
      }),
    });
    attempt.answer('S1', 'a');
    device.hide();
    await device.pass(50);
    expect([server.valueOf('S1'), phaseOf(attempt, 'S1'), chances]).toEqual(['a', 'sent', [true]]);
  });
});

describe('a browser that is killed', () => {
  it('has every answer that was shown as saved on the device, and the next page shows and sends it (fault matrix 31)', async () => {
    const { device, server, browser, open, stored } = attemptWorld();
    server.online = false;
    const attempt = await open();
    let said = '';
    for (let key = 1; key <= 40; key += 1) {
      attempt.answer('S1', 'x'.repeat(key));
      await device.pass(7);
      const { value, phase } = attempt.state.value.answers.get('S1') ?? { value: '', phase: 'empty' };
      if (phase === 'kept' || phase === 'failing') said = value;
      expect(Math.max(0, ...stored().map(({ length }) => length))).toBeGreaterThanOrEqual(said.length);
    }
    expect(said.length).toBeGreaterThan(20);

    // simulates a crash, which neither closes nor flushes the attempt, so that only the storage survives
    const left = examBrowser(device, server, 'B');
    for (const [name, draft] of browser.drafts.stored) left.drafts.stored.set(name, draft);
    server.online = true;
    const next = await open(left.deps());
    expect(next.state.value.answers.get('S1')?.value.length).toBeGreaterThanOrEqual(said.length);
    await device.pass(sending);
    expect(server.valueOf('S1')?.length).toBeGreaterThanOrEqual(said.length);
  });
});

describe('a submission', () => {
  it('waits for a save that hangs no longer than 5 s, and carries its answers (fault matrix 42)', async () => {
    const { attempt, device, server, calls } = await openAttempt();
    server.faults = [{ takes: 19 * second }];
    attempt.answer('S1', 'a');
    attempt.sendNow();
    await device.pass(second);
    const asked = attempt.submit();
    await device.pass(4 * second);
    expect(calls('save').length).toBe(1);
    await device.pass(2 * second);
    expect(await Promise.race([asked, device.pass(second)])).toMatchObject({ kind: 'submitted' });
    expect([calls('save').length, server.valueOf('S1'), server.taken.length]).toEqual([1, 'a', 1]);
    await device.pass(20 * second);
    expect([server.taken.length, attempt.state.value.unsent, attempt.state.value.locked]).toEqual([1, 0, true]);
  });

  it('that the server refuses with reasons can be corrected, and nothing is lost (fault matrix 11)', async () => {
    const { attempt, device, server } = await openAttempt();
    attempt.answer('S1', 'a');
    await device.pass(sending);
    server.faults = [{ takes: 0 }, 'refuses'];
    const asked = attempt.submit();
    await device.pass(sending);
    expect(await asked).toMatchObject({ kind: 'failed', error: { kind: 'refused', messages: ['Tidak bisa.'] } });
    expect(attempt.answer('S1', 'b')).toBe(true);
    await device.pass(15 * second);
    expect(server.valueOf('S1')).toBe('b');
  });
});

describe('a storage that fills up', () => {
  it('is reported, the answers are sent at once, and are stored again when there is space (fault matrix 38)', async () => {
    const { attempt, device, server, browser } = await openAttempt();
    browser.drafts.fails = true;
    attempt.answer('S1', 'a');
    await device.pass(100);
    expect([attempt.state.value.durable, server.valueOf('S1')]).toEqual([false, 'a']);
    browser.drafts.fails = false;
    attempt.answer('S2', 'b');
    await device.pass(100);
    expect(attempt.state.value.durable).toBe(true);
  });
});

const flakyDrafts = ({ browser, device }: ReturnType<typeof attemptWorld>, failing = { times: 1 }) => {
  const inner = browser.drafts.page();
  const storage = storageLike(inner, {
    readAll: async (...rest) => {
      failing.times -= 1;
      if (failing.times >= 0) throw new Error('IndexedDB: blocked');
      return inner.readAll(...rest);
    },
  });
  return pageDrafts(storage, { clock: device });
};

const left = async (answers: Readonly<Record<string, string>>, exam: Partial<Exam> = {}) => {
  const w = attemptWorld();
  w.server.online = false;
  const page = await w.open({}, { exam: { ...w.server.exam, ...exam } });
  for (const [id, value] of Object.entries(answers)) page.answer(id, value);
  await w.device.pass(second);
  await page.close();
  return w;
};

describe('a storage that fails once at the beginning', () => {
  it('gives its unsent answers to a submission first', async () => {
    const w = await left({ S1: 'satu' });
    w.server.online = true;
    const again = await w.open({ drafts: flakyDrafts(w) });
    again.answer('S2', 'dua');
    await w.device.pass(minute);
    await w.submit(again);
    expect([w.server.receipt?.number, w.server.valueOf('S1')]).toEqual(['TT-1', 'satu']);
  });
});

it('an answer that was refused as late counts after the assessor has extended the exam', async () => {
  const { attempt, server, device, submit } = await openAttempt();
  await device.pass(59 * minute);
  server.online = false;
  attempt.answer('S1', 'ditulis pada waktunya');
  await device.pass(5 * minute);
  attempt.lock(true);
  server.online = true;
  await device.wake('online');
  await device.pass(minute);
  expect(phaseOf(attempt, 'S1')).toBe('refused');
  server.extraMinutes = 30;
  attempt.renew(server.exam);
  attempt.lock(false);
  attempt.answer('S1', 'ditulis pada waktunya');
  await device.pass(minute);
  attempt.resume();
  await device.pass(minute);
  await submit(attempt);
  expect([server.receipt?.number, server.valueOf('S1')]).toEqual(['TT-1', 'ditulis pada waktunya']);
});

it.each([500, 413])(
  'one answer that the server rejects neither delays the others nor closes the exam: %i',
  async (status) => {
    const error = new ApiFailure({ kind: 'http', status });
    const w = attemptWorld();
    const save = w.server.save.bind(w.server);
    w.server.save = (key, answers) =>
      answers.some(({ value }) => value.includes('😀')) ? Promise.reject(error) : save(key, answers);
    const attempt = await w.open();
    attempt.answer('S1', 'emoji 😀');
    await w.device.pass(sending);
    expect(attempt.answer('S2', 'dua')).toBe(true);
    await w.device.pass(10 * minute);
    expect(w.server.valueOf('S2')).toBe('dua');
  },
);

it('a browser that denies locks does not lock the candidate out, nor cause an endless loop', async () => {
  const w = attemptWorld();
  let requests = 0;
  const request = async () => {
    requests += 1;
    if (requests > 5_000) return new Promise<void>(() => {});
    throw new DOMException('denied', 'SecurityError');
  };
  const attempt = await w.open({ tabs: tabLeader({ request, isHeldAfter: async () => true }, channels()(), w.device) });
  await w.device.pass(second);
  expect(requests).toBeLessThan(100);
  expect(attempt.state.value.role).toBe('writing');
});

it('a restarted attempt is not submitted under the request key of the one before', async () => {
  const w = attemptWorld();
  const lastKey = () => w.calls('submit ').at(-1);
  const attempt = await w.open();
  await w.submit(attempt);
  await attempt.close();
  const first = lastKey();
  w.server.receipt = null;
  w.device.world += 60 * minute;
  const exam = { ...w.server.exam, startedAt: new Date(w.device.world).toISOString() };
  await w.submit(await w.open({}, { exam }));
  expect([w.calls('submit ').length, lastKey() === first]).toEqual([2, false]);
});

it('a submission stops in a tab that has handed over in the meantime', async () => {
  const w = attemptWorld();
  const one = await w.open();
  one.answer('S1', 'a');
  await w.device.pass(sending);
  const two = await w.open();
  w.server.faults = [{ takes: 6_000 }];
  void one.submit();
  await w.device.pass(second);
  void two.takeOver();
  await w.device.pass(4_800);
  expect(two.state.value.role).toBe('writing');
  expect(two.answer('S2', 'b')).toBe(true);
  await w.device.pass(minute);
  expect(w.server.receipt === null || w.server.valueOf('S2') === 'b').toBe(true);
});

it('work that fails is reported and leaves no timer', async () => {
  const clock = new FakeDevice();
  await expect(withTimeout(clock, 5_000, Promise.reject(new Error('disk')))).rejects.toThrow('disk');
  expect(clock.timers).toBe(0);
});

const place = { user: '7', subject: 'TRX-1/exam' };
const key = { ...place, form: recordForm };
const [first, later] = ['2026-03-02T02:00:00.000Z', '2026-03-02T02:00:01.000Z'];

const storing = async (log: unknown) => {
  const drafts = deviceDrafts();
  const { revision } = await drafts.read(key);
  await drafts.save(key, revision, contentOf({ log }));
  return drafts;
};
const entry = (at: unknown, event: unknown, count: unknown = null) => ({ at, event, count });

describe('the record of an attempt', () => {
  it('keeps entries made before it was read, also at the time of another entry or as the same entry at another time', async () => {
    const drafts = await storing([entry(first, 'opened'), entry(first, 'lost')]);
    const journal = attemptLog(drafts, place);
    journal.note({ at: first, event: 'regained', count: null });
    journal.note({ at: later, event: 'opened', count: null });
    journal.note({ at: first, event: 'opened', count: null });
    await journal.open();
    const events = ['opened', 'lost', 'regained'].map((event) => entry(first, event));
    expect(journal.entries()).toEqual([...events, entry(later, 'opened')]);
  });

  it('has the entries of an earlier page, without invalid ones', async () => {
    const entries = [entry(first, 'opened'), entry(later, 'saved', 3)];
    const strange = [
      ...[null, 'opened', entry('yesterday', 'lost'), entry(5, 'lost'), entry(first, 'eaten')],
      ...[entry(first, 'saved', '3'), entry(first, 'saved', 1.5)],
    ];
    const journal = attemptLog(await storing([...strange, ...entries]), place);
    await journal.open();
    expect(journal.entries()).toEqual(entries);
  });

  it('is written with each entry, and with repeated saves on request', async () => {
    const drafts = deviceDrafts();
    const written = async () => {
      await settled();
      return (await drafts.read(key)).content?.values;
    };
    const journal = attemptLog(drafts, place);
    await journal.open();
    await journal.flush();
    expect(await written()).toBeUndefined();
    const note = (event: LoggedEvent, count: number | null = null) => journal.note({ at: first, event, count });
    note('saved', 2);
    expect(await written()).toEqual({ log: [entry(first, 'saved', 2)] });
    note('saved', 1);
    expect(await written()).toEqual({ log: [entry(first, 'saved', 2)] });
    await journal.flush();
    expect(await written()).toEqual({ log: [entry(first, 'saved', 3)] });
    for (const event of ['lost', 'saved'] as const) {
      note(event);
      expect(await written()).toEqual({ log: journal.entries() });
    }
  });

  it('has the entries of a stored record that is found beside the one in memory', async () => {
    const inner = await storing([entry(first, 'opened')]);
    const content = contentOf({ log: [entry(later, 'lost')] });
    const read: DraftStore['read'] = async (...rest) => {
      const beside = await inner.read(...rest);
      return { ...beside, content, beside };
    };
    const journal = attemptLog(storageLike(inner, { read }), place);
    await journal.open();
    expect(journal.entries()).toEqual([entry(first, 'opened'), entry(later, 'lost')]);
  });

  const listening = async (...own: readonly LoggedEvent[]) => {
    const inner = deviceDrafts();
    let tell: (event: DraftStoreEvent) => unknown = () => {};
    const listen: DraftStore['listen'] = (listener) => {
      tell = listener;
      return () => {};
    };
    const journal = attemptLog(storageLike(inner, { listen }), place);
    await journal.open();
    for (const event of own) journal.note({ at: later, event, count: null });
    await journal.flush();
    const { revision } = await inner.read(key);
    const heard = async (event: DraftStoreEvent) => {
      tell(event);
      await settled();
      const { content, ...now } = await inner.read(key);
      return { log: (content?.values as { log: unknown } | undefined)?.log, isRewritten: now.revision !== revision };
    };
    return { inner, heard };
  };

  it.each<[string, readonly LoggedEvent[], boolean]>([
    ['is written again', ['lost'], true],
    ['without an entry is not written', [], false],
  ])('%s where the storage was lost', async (_, own, isRewritten) => {
    const { heard } = await listening(...own);
    expect(await heard({ kind: 'lost' })).toMatchObject({ isRewritten });
  });

  it('joins its own stored entries that can be read again, and no draft of another page', async () => {
    const { inner, heard } = await listening('lost');
    const draft = { ...(await inner.read(key)), content: contentOf({ log: [entry(first, 'opened')] }) };
    const other = { ...key, subject: 'TRX-1/other' };
    const own = [entry(later, 'lost')];
    expect(await heard({ kind: 'readable', key: other, draft })).toEqual({ log: own, isRewritten: false });
    expect(await heard({ kind: 'written', key })).toEqual({ log: own, isRewritten: false });
    const joined = [entry(first, 'opened'), ...own];
    expect(await heard({ kind: 'readable', key, draft })).toEqual({ log: joined, isRewritten: true });
  });

  it('says which attempts of the exam have ended, without what cannot be opened', async () => {
    const drafts = new FakeDrafts(new FakeDevice(), 0);
    const logs = { '1': ['opened', 'submitted'], '2': ['opened'], '3': ['submitted'], x: 5 };
    for (const [start, log] of Object.entries(logs)) {
      const name = JSON.stringify(['7', recordForm, `TRX-1/UJ-1/${start}`]);
      const entries = Array.isArray(log) ? log.map((event) => entry(first, event)) : log;
      drafts.stored.set(name, { revision: 'r', savedAt: 0, content: contentOf({ log: entries }) });
      if (start === '3') drafts.spoilt.add(name);
    }
    expect(await endedStarts(drafts.page(), { user: '7', subject: 'TRX-1/UJ-1/9' })).toEqual(new Set([1]));
  });
});
