import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ApiFailure } from '../../../../src/application/api-failure.ts';
import type { RunningAttempt } from '../../../../src/application/exam/attempt/running-attempt.ts';
import { startTimer } from '../../../../src/application/exam/start-timer.ts';
import type { Exam } from '../../../../src/domain/exam/exam.ts';
import { anExam, examsOf } from '../../../builders/exam.ts';
import {
  attemptWorld,
  minute,
  openAttempt,
  openWithLateAnswer,
  phaseOf,
  second,
  sending,
} from '../../../fakes/attempt-world.ts';
import { type ExamFault, examBrowser } from '../../../fakes/exam-fakes.ts';

const passing: readonly ExamFault[] = [
  'network',
  'acceptThenDrop',
  'html',
  { status: 500 },
  { status: 502 },
  { status: 503 },
];

it('whichever calls of a submission meet a passing failure, no answer counts as refused, and all reach the server', async () => {
  const met = fc.array(fc.option(fc.constantFrom(...passing), { nil: { takes: 20 } }), { minLength: 1, maxLength: 5 });
  await fc.assert(
    fc.asyncProperty(met, fc.subarray(['S1', 'S2', 'S3'], { minLength: 1 }), async (faults, last) => {
      const { attempt, device, server, submit } = await openAttempt();
      attempt.answer('S1', 'yang sudah terkirim');
      await device.pass(sending);
      for (const id of last) attempt.answer(id, `terakhir ${id}`);
      server.faults = [...faults];
      const { kind } = await submit(attempt, minute);
      server.faults = [];
      await device.pass(3 * minute);
      expect([kind === 'blocked', attempt.state.value.refused]).toEqual([false, 0]);
      for (const id of last) expect(server.valueOf(id)).toBe(`terakhir ${id}`);
    }),
    { numRuns: 200 },
  );
});

describe('an answer', () => {
  it('is on the device at once and on the server soon after, shows which, and is then deleted from the device', async () => {
    const { attempt, device, server, stored } = await openAttempt();
    expect(phaseOf(attempt, 'S1')).toBe('empty');
    expect(attempt.answer('S1', 'a')).toBe(true);
    expect(phaseOf(attempt, 'S1')).toBe('saving');
    await device.pass(10);
    expect([phaseOf(attempt, 'S1'), stored()]).toEqual(['kept', ['a']]);
    await device.pass(sending);
    expect([phaseOf(attempt, 'S1'), server.valueOf('S1')]).toEqual(['sent', 'a']);
    expect([attempt.state.value.unsent, stored()]).toEqual([0, []]);
  });

  it('is written during the typing, not only at its end', async () => {
    const { attempt, device, stored } = await openAttempt();
    for (let keys = 1; keys <= 40; keys += 1) {
      attempt.answer('S1', 'x'.repeat(keys));
      await device.pass(50);
      const [text] = stored();
      if (text) expect(keys - text.length).toBeLessThanOrEqual(300 / 50);
    }
  });
});

describe('the network', () => {
  it('that is down is reported, and the answers are sent within seconds when it is back (fault matrix 1)', async () => {
    const { attempt, device, server, logged } = await openAttempt();
    server.online = false;
    attempt.answer('S1', 'a');
    await device.pass(5 * minute);
    expect([attempt.state.value.connection, phaseOf(attempt, 'S1')]).toEqual(['lost', 'failing']);
    server.online = true;
    await device.wake('online');
    await device.pass(8 * second);
    expect([attempt.state.value.connection, server.valueOf('S1')]).toEqual(['regained', 'a']);
    attempt.connectionSeen();
    expect(attempt.state.value.connection).toBe('fine');
    await attempt.flush();
    expect(logged()).toEqual(['opened', 'lost', 'saved', 'regained']);
  });

  it('is not blamed for a server error, from the first 5xx until all is sent (fault matrix 3)', async () => {
    const { attempt, device, server, logged } = await openAttempt();
    server.online = false;
    attempt.answer('S1', 'a');
    await device.pass(sending);
    server.online = true;
    server.faults = Array.from({ length: 9 }, () => ({ status: 503 }));
    await device.pass(5 * second);
    expect(attempt.state.value.connection).toBe('troubled');
    server.faults = [];
    await device.pass(2 * minute);
    expect(attempt.state.value.connection).toBe('recovered');
    attempt.connectionSeen();
    expect(attempt.state.value.connection).toBe('fine');
    expect(logged()).toEqual(['opened', 'lost', 'troubled', 'saved', 'recovered']);
  });

  it('is retried with growing pauses, never without one (fault matrix 10)', async () => {
    const { device, server, open, calls } = attemptWorld();
    server.online = false;
    const attempt = await open();
    attempt.answer('S1', 'a');
    await device.pass(10 * minute);
    const saves = calls('save').length;
    expect(saves).toBeGreaterThan(20);
    expect(saves).toBeLessThan(60);
  });

  it('waits as long as a 429 asks, a minute at the most (fault matrix 12)', async () => {
    const { attempt, device, server } = await openAttempt();
    server.faults = [{ status: 429, retryAfterSeconds: 600 }];
    attempt.answer('S1', 'a');
    await device.pass(30 * second);
    expect(server.valueOf('S1')).toBeUndefined();
    expect(phaseOf(attempt, 'S1')).toBe('failing');
    await device.pass(minute);
    expect(server.valueOf('S1')).toBe('a');
  });

  it('that answers with an HTML page has not saved anything (fault matrix 17, 19)', async () => {
    const { attempt, device, server } = await openAttempt();
    server.faults = ['html', 'html'];
    attempt.answer('S1', 'a');
    await device.pass(11 * second + 500);
    expect(phaseOf(attempt, 'S1')).toBe('failing');
    expect(attempt.state.value.connection).toBe('blocked');
    await device.pass(10 * second);
    expect(phaseOf(attempt, 'S1')).toBe('sent');
  });
});

describe('the session', () => {
  it('that is over stops the sending and keeps the answers until the person is logged in again (fault matrix 6)', async () => {
    const { attempt, device, server, calls } = await openAttempt();
    server.sessionOver = true;
    attempt.answer('S1', 'a');
    await device.pass(5 * minute);
    expect(attempt.state.value.sessionOver).toBe(true);
    expect(calls('save')).toHaveLength(1);
    expect(attempt.answer('S2', 'b')).toBe(true);
    server.sessionOver = false;
    attempt.resume();
    await device.pass(2 * second);
    expect([server.valueOf('S1'), server.valueOf('S2')]).toEqual(['a', 'b']);
  });

  it('of an exam that the assessor has closed causes no retry storm, and the answers can be exported (fault matrix 8)', async () => {
    const { attempt, device, server, calls } = await openAttempt();
    server.faults = Array(100).fill('forbidden');
    attempt.answer('S1', 'a');
    await device.pass(10 * minute);
    expect(attempt.state.value.closed?.status).toBe(403);
    expect(calls('save')).toHaveLength(1);
    expect(attempt.answer('S1', 'b')).toBe(false);
    expect(JSON.parse(attempt.unsentAnswers()).answers).toMatchObject([{ questionId: 'S1', value: 'a' }]);
    server.faults = [];
    attempt.resume();
    await device.pass(second);
    expect(server.valueOf('S1')).toBe('a');
  });
});

describe('the deadline', () => {
  it('refuses answers after it, however late the tick is, and sends earlier ones (fault matrix 2, 24)', async () => {
    const { attempt, device, server } = await openAttempt();
    server.online = false;
    await device.pass(60 * minute - 10 * second);
    expect(attempt.answer('S1', 'tepat waktu')).toBe(true);
    await device.sleep(11 * second, { standsStill: false });
    expect(attempt.answer('S1', 'terlambat')).toBe(false);
    attempt.lock(true);
    server.online = true;
    await device.wake('online');
    await device.pass(minute);
    expect(server.valueOf('S1')).toBe('tepat waktu');
  });

  it('that passed long ago keeps a refused answer on the device, with the reason, also after the submission (fault matrix 2)', async () => {
    const { attempt, stored, submit } = await openWithLateAnswer();
    expect(attempt.state.value.answers.get('S1')).toMatchObject({
      value: 'a',
      phase: 'refused',
      refusal: 'Waktu ujian telah habis.',
    });
    expect([stored(), attempt.state.value.unsent]).toEqual([['a'], 0]);
    expect((await submit(attempt)).kind).toBe('submitted');
    expect(stored()).toEqual(['a']);
  });
});

it('a question that the assessor adds while the exam runs can be answered', async () => {
  const { device, server, open } = attemptWorld(['S1']);
  const attempt = await open();
  server.questionIds = ['S1', 'S2'];
  attempt.merge(server.blankContent);
  expect(attempt.answer('S2', 'b')).toBe(true);
  await device.pass(sending);
  expect(server.valueOf('S2')).toBe('b');
});

describe('a submission', () => {
  it('sends unsent answers first, and happens once', async () => {
    const { attempt, device, server, browser, calls } = await openAttempt();
    attempt.answer('S1', 'a');
    const outcomes = Promise.all([attempt.submit(), attempt.submit()]);
    await device.pass(5 * second);
    expect((await outcomes).map(({ kind }) => kind)).toEqual(['submitted', 'submitted']);
    expect(server.receipt?.answered).toBe(1);
    expect(calls('submit')).toHaveLength(1);
    expect(browser.drafts.stored.size).toBe(0);
    expect(attempt.answer('S2', 'b')).toBe(false);
  });

  it('that is answered with 503 can be tried again, under the same request key (fault matrix 3)', async () => {
    const { attempt, device, server, submit, calls } = await openAttempt();
    attempt.answer('S1', 'a');
    await device.pass(sending);
    server.faults = [{ takes: 0 }, { status: 503 }];
    expect((await submit(attempt)).kind).toBe('failed');
    expect((await submit(attempt)).kind).toBe('submitted');
    expect([new Set(calls('submit')).size, server.valueOf('S1')]).toEqual([1, 'a']);
  });

  it('is not made while answers cannot be sent', async () => {
    const { attempt, device, server } = await openAttempt();
    server.online = false;
    attempt.answer('S1', 'a');
    const asked = attempt.submit();
    await device.pass(40 * second);
    expect((await asked).kind).toBe('failed');
    expect(server.calls.some((call) => call.startsWith('submit'))).toBe(false);
  });
});

describe('two devices', () => {
  it('keep both versions: the newer one counts, the other is listed (fault matrix 36)', async () => {
    const { device, server, open } = attemptWorld();
    const here = await open();
    const there = await open(examBrowser(device, server, 'B').deps());
    server.online = false;
    here.answer('S1', 'dari sini');
    await device.pass(sending);
    server.online = true;
    there.answer('S1', 'dari sana');
    there.sendNow();
    await device.pass(5 * minute);
    expect(server.valueOf('S1')).toBe('dari sana');
    const view = here.state.value.answers.get('S1');
    expect(view?.value).toBe('dari sana');
    expect(view?.others.map(({ value }) => value)).toEqual(['dari sini']);
    const chosen = view?.others[0];
    if (chosen) here.choose('S1', chosen);
    await device.pass(sending);
    expect(server.valueOf('S1')).toBe('dari sini');
  });
});

describe('a device without storage', () => {
  it('is reported, stores nothing, and never claims that it does (fault matrix 37)', async () => {
    const { device, server, browser, open } = attemptWorld();
    browser.drafts.fails = true;
    server.online = false;
    const attempt = await open();
    expect(attempt.state.value.durable).toBe(false);
    attempt.answer('S1', 'a');
    await device.pass(10 * second);
    expect(phaseOf(attempt, 'S1')).toBe('saving');
  });
});

const world = () => {
  const made = attemptWorld();
  made.server.keepsAnswers = false;
  const saves = () => made.calls('save').length;
  const submit = async (attempt: RunningAttempt) => (await made.submit(attempt)).kind;
  return { ...made, saves, submit };
};

const phases = (attempt: RunningAttempt) => [...attempt.state.value.answers.values()].map(({ phase }) => phase);

describe('an exam on a server that keeps no answers before the submission (fault matrix 86)', () => {
  it('detects this with the first save, keeps all answers on the device, and submits them all', async () => {
    const { device, browser, open, submit, saves, values } = world();
    const attempt = await open();
    attempt.answer('S1', 'a');
    await device.pass(sending);
    expect(attempt.state.value).toMatchObject({ deviceOnly: true, connection: 'fine', unsent: 1, durable: true });
    attempt.answer('S2', 'b');
    attempt.sendNow();
    device.hide();
    await device.pass(4 * minute);
    expect(phases(attempt)).toEqual(['kept', 'kept', 'empty']);
    expect(saves()).toBe(1);
    expect(await submit(attempt)).toBe('submitted');
    expect(values()).toEqual(['a', 'b', undefined]);
    expect(attempt.state.value).toMatchObject({ unsent: 0, refused: 0 });
    expect(browser.drafts.stored.size).toBe(0);
  });

  it('remembers this after a reload, and in the tab that takes over, with all answers', async () => {
    const { device, open, saves } = world();
    const first = await open();
    first.answer('S1', 'a');
    await device.pass(sending);
    await first.close();
    const again = await open();
    expect(again.state.value).toMatchObject({ deviceOnly: true, unsent: 1 });
    again.answer('S2', 'b');
    await device.pass(second);
    const other = await open();
    const taking = other.takeOver();
    await device.pass(minute);
    await taking;
    expect(other.state.value).toMatchObject({ role: 'writing', deviceOnly: true, unsent: 2 });
    expect(saves()).toBe(1);
  });

  it('sends no save at all where the configuration says so, not even when the page is left', async () => {
    const { device, open, submit, saves, values } = world();
    const attempt = await open({ partialSaves: false });
    expect(attempt.state.value.deviceOnly).toBe(true);
    attempt.answer('S3', 'c');
    device.hide();
    await device.pass(minute);
    expect(await submit(attempt)).toBe('submitted');
    expect(saves()).toBe(0);
    expect(values()).toEqual([undefined, undefined, 'c']);
  });

  it('is submitted with an answer that was refused before', async () => {
    const { device, server, open, submit, values } = world();
    const attempt = await open();
    server.faults = ['refuses'];
    attempt.answer('S1', 'a');
    await device.pass(sending);
    expect(phases(attempt)).toEqual(['refused', 'empty', 'empty']);
    attempt.answer('S2', 'b');
    await device.pass(20 * second);
    expect(phases(attempt)).toEqual(['kept', 'kept', 'empty']);
    expect(await submit(attempt)).toBe('submitted');
    expect(values()).toEqual(['a', 'b', undefined]);
  });

  it('is submitted with the answers on the device when its time is over', async () => {
    const { device, open, submit, values } = world();
    const attempt = await open();
    attempt.answer('S1', 'a');
    await device.pass(sending);
    attempt.lock(true);
    expect(attempt.answer('S2', 'b')).toBe(false);
    expect(await submit(attempt)).toBe('submitted');
    expect(values()).toEqual(['a', undefined, undefined]);
  });

  it('counts as submitted when only the reply was lost, and leaves nothing on the device', async () => {
    const { device, server, browser, open, submit } = world();
    const attempt = await open({ partialSaves: false });
    attempt.answer('S1', 'a');
    await device.pass(second);
    server.faults = [{ takes: 0 }, 'acceptThenDrop', 'network'];
    expect(await submit(attempt)).toBe('unknown');
    expect(attempt.state.value.unsent).toBe(1);
    expect(await submit(attempt)).toBe('alreadySubmitted');
    expect(attempt.state.value.unsent).toBe(0);
    expect(browser.drafts.stored.size).toBe(0);
  });
});

const open = (lost: number) => {
  const server = {
    exam: anExam({ status: 'ready', startedAt: null }) as Exam,
    starts: 0,
    reachable: true,
    announced: 0,
  };
  const start = startTimer({
    exams: {
      start: async () => {
        server.starts += 1;
        if (!server.reachable) throw new ApiFailure({ kind: 'network' });
        server.exam = anExam({ startedAt: server.exam.startedAt ?? `2026-03-02T02:0${server.starts}:00.000Z` });
        if (server.starts <= lost) throw new ApiFailure({ kind: 'timeout' });
        return server.exam;
      },
      exams: async () => {
        if (!server.reachable) throw new ApiFailure({ kind: 'network' });
        return examsOf(server.exam);
      },
    },
    realtime: {
      announceChange: () => {
        server.announced += 1;
      },
    },
  });
  return { server, start: () => start(server.exam, '1005') };
};

it('an exam is started, and other tabs are notified', async () => {
  const { server, start } = open(0);
  expect(await start()).toMatchObject({ status: 'running', startedAt: '2026-03-02T02:01:00.000Z' });
  expect([server.starts, server.announced]).toEqual([1, 1]);
});

it('a start without a reply is looked up, not repeated (fault matrix 32)', async () => {
  const { server, start } = open(1);
  expect(await start()).toMatchObject({ status: 'running', startedAt: '2026-03-02T02:01:00.000Z' });
  expect(server.starts).toBe(1);
});

it('an exam that did not start is an error, and the next try starts it', async () => {
  const { server, start } = open(0);
  server.reachable = false;
  await expect(start()).rejects.toMatchObject({ kind: 'network' });
  server.reachable = true;
  expect((await start()).status).toBe('running');
});
