import { describe, expect, it } from 'vitest';
import type { RunningAttempt } from '../../../../src/application/exam/attempt/running-attempt.ts';
import { attemptWorld, second, sending, valueIn } from '../../../fakes/attempt-world.ts';
import { leasesOf, type MakeLocks, webLocksOf } from '../../../fakes/tab-fakes.ts';

const contended = 2 * second;

const world = (locks?: MakeLocks) => {
  const made = attemptWorld(undefined, locks);
  const open = (own = {}, patience = 500) => made.open(own, { patience });
  const openBeside = () => open({}, contended);
  return { ...made, open, openBeside };
};
const roleOf = (attempt: RunningAttempt) => attempt.state.value.role;

describe.each([
  ['with Web Locks', webLocksOf],
  ['with Web Locks that answer late', (clock) => webLocksOf(clock, 300)],
  ['on plain http, with leases', leasesOf],
] as readonly (readonly [string, MakeLocks])[])('an exam in a browser %s', (_, locks) => {
  it('is never reported as open in another tab when it is reopened several times in one (fault matrix 66)', async () => {
    const { device, browser, open } = world(locks);
    const deps = browser.deps();
    const roles = new Set<string>();
    for (let times = 0; times < 20; times += 1) {
      const attempt = await open(deps, times % 3 === 0 ? 0 : 500);
      attempt.state.subscribe(({ role }) => roles.add(role));
      attempt.answer('S1', `jawaban ${times}`);
      void attempt.close();
    }
    await device.pass(10 * second);
    expect([...roles].sort()).toEqual(['opening', 'writing']);
  });

  it('is written by one of two tabs; the other takes over with all that was typed, though the last input is not yet written (fault matrix 34)', async () => {
    const { device, server, open, openBeside } = world(locks);
    server.online = false;
    const first = await open();
    const next = await openBeside();
    expect([roleOf(first), roleOf(next)]).toEqual(['writing', 'reading']);
    expect(next.answer('S1', 'x')).toBe(false);
    first.answer('S1', 'dari tab');
    await device.pass(5);
    first.answer('S1', 'dari tab satu');
    void next.takeOver();
    await device.pass(second);
    expect([roleOf(first), roleOf(next)]).toEqual(['reading', 'writing']);
    expect(valueIn(next, 'S1')).toBe('dari tab satu');
    expect(first.answer('S1', 'y')).toBe(false);
    expect(first.state.value.overtaken).toBe(false);
  });

  describe('taken over without a network by a tab with older answers', () => {
    const takenOver = async () => {
      const made = world(locks);
      const first = await made.open();
      first.answer('S1', 'lama');
      await made.device.pass(sending);
      const next = await made.openBeside();
      first.answer('S1', 'baru');
      await made.device.pass(sending);
      made.server.online = false;
      void next.takeOver();
      await made.device.pass(2 * second);
      expect([roleOf(next), valueIn(next, 'S1')]).toEqual(['writing', 'lama']);
      return { ...made, next };
    };

    it('shows the newer answers as soon as the server can be read', async () => {
      const { device, server, next } = await takenOver();
      await device.pass(40 * second);
      server.online = true;
      await device.pass(40 * second);
      expect([valueIn(next, 'S1'), server.valueOf('S1')]).toEqual(['baru', 'baru']);
    });

    it('says that the session is over when it is not allowed to read them, and shows them after a log-in (fault matrix 6)', async () => {
      const { device, server, next } = await takenOver();
      server.sessionOver = true;
      server.online = true;
      await device.pass(40 * second);
      expect(next.state.value.sessionOver).toBe(true);
      server.sessionOver = false;
      next.resume();
      await device.pass(40 * second);
      expect([next.state.value.sessionOver, valueIn(next, 'S1')]).toEqual([false, 'baru']);
    });
  });
});

/** An unsent answer without a network in a tab that writes, with another tab of the exam open. */
const unsentBesideAnother = async (answer: string) => {
  const made = world();
  const first = await made.open();
  const next = await made.openBeside();
  made.server.online = false;
  first.answer('S1', answer);
  await made.device.pass(sending);
  return { ...made, first, next };
};

it('a tab with an interrupted hand-over reports this when the storage had lost what only this tab has (fault matrix 35, 69)', async () => {
  const { device, browser, first, next } = await unsentBesideAnother('hanya di sini');
  browser.drafts.takeAway({ told: false });
  browser.drafts.hangs = true;
  void next.takeOver(); // the storage hangs longer than the 700 ms in which the first tab may save its answers
  await device.pass(10 * second);
  expect(roleOf(first)).toBe('reading');
  expect(first.state.value).toMatchObject({ overtaken: true, durable: false });
});

it('a tab that has handed over says that its answers are only here when the storage is lost, until the server shows them (fault matrix 35, 69)', async () => {
  const { device, server, browser, first, next } = await unsentBesideAnother('hanya di memori');
  void next.takeOver();
  await device.pass(2 * second);
  expect([roleOf(first), first.state.value.overtaken]).toEqual(['reading', false]);
  browser.drafts.takeAway(); // and the tab that writes may be gone at any time, with all that it has
  await device.pass(second);
  expect(first.state.value).toMatchObject({ overtaken: true, durable: false });
  server.online = true;
  await device.pass(60 * second);
  expect([roleOf(first), server.valueOf('S1')]).toEqual(['reading', 'hanya di memori']);
  expect(first.state.value).toMatchObject({ overtaken: false, durable: true, unsent: 0 });
});
