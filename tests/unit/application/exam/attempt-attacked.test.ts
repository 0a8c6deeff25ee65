import { describe, expect, it, vi } from 'vitest';
import { tabLeader } from '../../../../src/adapters/browser/tabs/contested-tab-leader.ts';
import { ApiFailure } from '../../../../src/application/api-failure.ts';
import type { Exam } from '../../../../src/domain/exam/exam.ts';
import {
  attemptWorld,
  minute,
  openAttempt,
  phaseOf,
  second,
  sending,
  user,
  valueIn,
} from '../../../fakes/attempt-world.ts';
import { pageDrafts, storageLike } from '../../../fakes/draft-fakes.ts';
import { examBrowser } from '../../../fakes/exam-fakes.ts';
import { channels } from '../../../fakes/tab-fakes.ts';

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
  it('does not lose its unsent answers when a newer paper is merged', async () => {
    const w = await left({ S1: 'satu', S2: 'dua' });
    const again = await w.open({ drafts: flakyDrafts(w) });
    again.merge(w.server.blankContent); // simulates any later read of the exam, for example after a focus event
    await w.device.pass(second);
    w.server.online = true;
    await w.device.wake('online');
    await w.device.pass(minute);
    expect([...w.stored(), ...w.values()].filter(Boolean).sort()).toEqual(['dua', 'satu']);
  });

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

it('an attempt that was closed during a save does not lock out the next one of the same page', async () => {
  const w = attemptWorld();
  const first = await w.open();
  w.server.faults = [{ takes: 5_000 }];
  first.answer('S1', 'satu');
  await w.device.pass(second);
  void first.close();
  w.server.faults = [{ takes: 8_000 }];
  const again = await w.open();
  expect(again.state.value.role).toBe('writing');
  await w.device.pass(minute);
  expect(again.state.value.role).toBe('writing');
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

it.each([500, 413, 422, 403, 400])(
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

it('a 429 is respected also when the storage is missing', async () => {
  const w = attemptWorld();
  w.browser.drafts.fails = true;
  const attempt = await w.open();
  w.server.faults = Array.from({ length: 10_000 }, () => ({ status: 429, retryAfterSeconds: 60 }));
  for (let keys = 1; keys <= 200; keys += 1) {
    attempt.answer('S1', 'x'.repeat(keys));
    await w.device.pass(150);
  }
  expect(w.calls('save').length).toBeLessThan(5);
});

it('answers are found again when the server returns the start with other fractions of a second', async () => {
  const w = await left({ S1: 'satu' }, { startedAt: '2026-03-02T02:00:00.123Z' });
  const again = await w.open({}, { exam: { ...w.server.exam, startedAt: '2026-03-02T02:00:00.000Z' } });
  expect(valueIn(again, 'S1')).toBe('satu');
});

it('a submission does not wait for ever for a storage that hangs', async () => {
  const w = attemptWorld();
  const deps = w.browser.deps();
  let hangs = false;
  const drafts = storageLike(deps.drafts, {
    save: (...rest) => (hangs ? new Promise(() => {}) : deps.drafts.save(...rest)),
    holdsAny: async () => false,
  });
  const attempt = await w.open({ drafts });
  hangs = true;
  attempt.answer('S1', 'a');
  await w.device.pass(minute);
  expect(w.server.valueOf('S1')).toBe('a');
  void attempt.submit();
  await w.device.pass(10 * minute);
  expect(w.server.receipt).not.toBeNull();
});

it('the attempt does not stay offline when a newer paper confirms the sent answers', async () => {
  const { attempt, ...w } = await openAttempt();
  w.server.faults = ['acceptThenDrop'];
  attempt.answer('S1', 'a');
  await w.device.pass(11 * second + 100);
  expect(attempt.state.value.connection).toBe('lost');
  attempt.merge(w.server.blankContent);
  await w.device.pass(10 * minute);
  expect(attempt.state.value.unsent).toBe(0);
  expect(attempt.state.value.connection).not.toBe('lost');
});

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

it('a server that has lost an answer gets it again, and the exam can be submitted under another request key (fault matrix 74)', async () => {
  const { attempt, ...w } = await openAttempt();
  attempt.answer('S1', 'a');
  await w.device.pass(5 * second);
  w.server.held.delete('S1');
  for (let tries = 0; tries < 3; tries += 1) {
    void attempt.submit();
    await w.device.pass(10 * second);
  }
  expect(w.server.receipt).not.toBeNull();
  expect(w.server.valueOf('S1')).toBe('a');
});

it('an exam that another device submitted is reported as submitted, though this device has unsent answers', async () => {
  const { attempt, ...w } = await openAttempt();
  attempt.answer('S1', 'a');
  await w.device.pass(sending);
  const other = await w.open(examBrowser(w.device, w.server, 'B').deps());
  w.server.online = false;
  attempt.answer('S2', 'b');
  await w.device.pass(50);
  w.server.online = true;
  void other.submit();
  await w.device.pass(sending);
  expect(w.server.receipt).not.toBeNull();
  const outcome = attempt.submit();
  await w.device.pass(minute);
  expect((await outcome).kind).toBe('alreadySubmitted');
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

it.each([null, '2026-03-02T05:00:00.000Z', '2036-03-02T02:00:00.000Z'])(
  'an exam with the start %s takes answers, and they are sent (fault matrix 79)',
  async (startedAt) => {
    const w = attemptWorld();
    const attempt = await w.open({}, { exam: { ...w.server.exam, startedAt } });
    expect(attempt.answer('S1', 'a')).toBe(true);
    await w.device.pass(sending);
    expect(w.server.valueOf('S1')).toBe('a');
  },
);

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

it('a log-out that could not clear the storage does not count as complete', async () => {
  const w = await left({ S1: 'rahasia' });
  const storage = w.browser.drafts.page();
  vi.spyOn(storage, 'clear').mockRejectedValueOnce(new Error('IndexedDB: blocked'));
  const [{ status }] = await Promise.allSettled([pageDrafts(storage, { clock: w.device }).clear(user)]);
  await w.device.pass(minute);
  expect(status === 'fulfilled' && w.stored().includes('rahasia')).toBe(false);
});

it('a newer paper that brings nothing new writes nothing to the storage', async () => {
  const w = attemptWorld(Array.from({ length: 300 }, (_, index) => `S${index}`));
  const drafts = w.browser.drafts.page();
  const save = vi.spyOn(drafts, 'save');
  const attempt = await w.open({ drafts });
  await w.device.pass(second);
  save.mockClear();
  attempt.merge(w.server.blankContent);
  await w.device.pass(second);
  expect(save).not.toHaveBeenCalled();
});

it('an answer with two waiting versions, one of them from before a reload, counts as one unsent answer', async () => {
  const w = await left({ S1: 'satu' });
  const next = await w.open();
  next.answer('S1', 'dua');
  next.answer('S2', 'lain');
  await w.device.pass(second);
  expect(next.state.value.unsent).toBe(2);
});
