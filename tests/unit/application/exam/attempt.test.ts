import { describe, expect, it } from 'vitest';
import { attemptWorld, minute, openAttempt, phaseOf, second, sending, valueIn } from '../../../fakes/attempt-world.ts';
import { examBrowser } from '../../../fakes/exam-fakes.ts';

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

  it('that does not change makes no new version', async () => {
    const { attempt, device, calls } = await openAttempt();
    attempt.answer('S1', 'a');
    await device.pass(sending);
    expect(attempt.answer('S1', 'a')).toBe(true);
    attempt.doubt('S1', false);
    await device.pass(sending);
    expect(calls('save')).toHaveLength(1);
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

  it('that is slow never lets an old reply confirm a newer text (fault matrix 14)', async () => {
    const { attempt, device, server } = await openAttempt();
    server.faults = [{ takes: 30 * second }];
    attempt.answer('S1', 'lama');
    await device.pass(sending);
    attempt.answer('S1', 'baru');
    await device.pass(28 * second);
    expect(phaseOf(attempt, 'S1')).not.toBe('sent');
    expect(valueIn(attempt, 'S1')).toBe('baru');
    await device.pass(minute); // after a slow reply, the next call waits longer
    expect(server.valueOf('S1')).toBe('baru');
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
    const { attempt, device, server, stored, submit } = await openAttempt();
    server.online = false;
    attempt.answer('S1', 'a');
    await device.pass(63 * minute);
    server.online = true;
    await device.wake('online');
    await device.pass(second);
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
