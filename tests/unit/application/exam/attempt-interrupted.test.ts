import { describe, expect, it } from 'vitest';
import type { RunningAttempt } from '../../../../src/application/exam/attempt/running-attempt.ts';
import { attemptWorld, openAttempt, phaseOf, second, sending } from '../../../fakes/attempt-world.ts';
import { examBrowser } from '../../../fakes/exam-fakes.ts';
import type { FakeDevice } from '../../../fakes/time-fakes.ts';

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

  it('sends nothing when all is sent (fault matrix 30)', async () => {
    const { device, calls } = await openAttempt();
    device.hide();
    await device.pass(second);
    expect(calls('save')).toEqual([]);
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
  it('that was under way when the page was reloaded is looked up before another one is made (fault matrix 33)', async () => {
    const { device, server, open, calls } = attemptWorld();
    const before = await open();
    server.faults = [{ takes: 0 }, 'acceptThenDrop', 'network'];
    void before.submit();
    await device.pass(second);
    void before.close(); // simulates a reload after the server accepted the submission and before the page has the reply
    const again = await open();
    const asked = again.submit();
    await device.pass(second);
    expect(await asked).toMatchObject({ kind: 'alreadySubmitted', receipt: { number: 'TT-1' } });
    expect([server.secondSubmissions, calls('submit').length]).toEqual([0, 1]);
  });

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
