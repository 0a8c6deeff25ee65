import { describe, expect, it } from 'vitest';
import { watchCountdown } from '../../../../src/application/exam/watch-countdown.ts';
import { keepServerClock } from '../../../../src/application/time/keep-server-clock.ts';
import type { Countdown } from '../../../../src/domain/exam/countdown.ts';
import type { Exam } from '../../../../src/domain/exam/exam.ts';
import { anExam } from '../../../builders/exam.ts';
import { settled } from '../../../fakes/purchase-fakes.ts';
import { FakeDevice, FakeServerTime, SetServerClock } from '../../../fakes/time-fakes.ts';

const minute = 60_000;
const hour = 60 * minute;

const device = (wallAhead = 0) => {
  const made = new FakeDevice(wallAhead);
  const serverTime = new FakeServerTime(made);
  const serverClock = keepServerClock({
    serverTime,
    clock: made,
    monotonic: made,
    pageLife: made.pageLife,
    random: { next: () => 0 },
  });
  const watch = watchCountdown({ serverClock, clock: made, pageLife: made.pageLife });
  const watching = (exam: Exam = anExam()) => {
    const seen: Countdown[] = [];
    const subscription = watch(exam).subscribe((countdown) => seen.push(countdown));
    return { seen, last: () => seen.at(-1), subscription };
  };
  return { device: made, serverTime, watching };
};

describe('watchCountdown', () => {
  it('is unknown at first, then ticks at each whole second of the remaining time [9.timer.tick]', async () => {
    const { device: own, watching, serverTime } = device();
    serverTime.ways = [{ there: 0, back: 130 }];
    const { seen } = watching();
    expect(seen[0]).toEqual({ remaining: null, over: false, estimated: false });
    await own.pass(3_500);
    const known = seen.flatMap(({ remaining }) => (remaining === null ? [] : [remaining]));
    expect(known.slice(1)).toEqual([3_599_000, 3_598_000, 3_597_000]);
  });

  it('ends exactly at the deadline, started_at plus the minutes, once, and then stops [2.timer.deadline]', async () => {
    const { device: own, watching } = device();
    const { seen, last } = watching(anExam({ startedAt: '2026-03-02T02:00:00.000Z', minutes: 45 }));
    await own.pass(45 * minute - 1);
    expect(last()?.over).toBe(false);
    await own.pass(1);
    expect(last()).toEqual({ remaining: 0, over: true, estimated: false });
    const ticks = seen.length;
    await own.pass(30_000);
    expect(seen.length).toBe(ticks);
  });

  it.each([true, false])(
    'ends at the first tick after a sleep across the deadline (clock stands still: %s; fault matrix 24)',
    async (standsStill) => {
      const { device: own, watching, serverTime } = device();
      const { last } = watching();
      await own.pass(10 * minute);
      serverTime.fails = true;
      await own.sleep(90 * minute, { standsStill });
      await own.pass(1_000);
      expect(last()?.over).toBe(true);
    },
  );

  it('is right when a tab was hidden for 20 minutes and its timers hardly ran (fault matrix 25)', async () => {
    const { device: own, watching } = device();
    const { last } = watching();
    await own.pass(10 * minute);
    own.hide();
    await own.sleep(20 * minute, { standsStill: false });
    await own.wake('visible');
    expect(last()).toEqual({ remaining: 30 * minute, over: false, estimated: false });
  });

  it('corrects a clock set forward without network at the next reading', async () => {
    const { device: own, watching, serverTime } = device();
    const { last } = watching();
    await own.pass(10 * minute);
    serverTime.fails = true;
    own.setClock(2 * hour);
    await own.pass(1_000);
    expect(last()).toEqual({ remaining: 0, over: true, estimated: true });
    serverTime.fails = false;
    await own.wake('online');
    expect(last()).toEqual({ remaining: 50 * minute - 1_000, over: false, estimated: false });
  });

  it('never grows for anybody who watches this exam, except by an extension', async () => {
    const own = new FakeDevice();
    const serverClock = new SetServerClock();
    const watch = watchCountdown({ serverClock, clock: own, pageLife: own.pageLife });
    const left = (exam: Exam) => {
      const seen: (number | null)[] = [];
      watch(exam)
        .subscribe(({ remaining }) => seen.push(remaining))
        .unsubscribe();
      return seen.at(-1);
    };
    serverClock.set(() => own.world + 10 * minute);
    expect(left(anExam())).toBe(50 * minute);
    serverClock.set(() => own.world);
    expect(left(anExam())).toBe(50 * minute);
    expect(left(anExam({ extraMinutes: 15 }))).toBe(75 * minute);
    expect(left(anExam({ id: 'JWP-essay' }))).toBe(60 * minute);
  });

  it('reads the server’s clock once more for an exam that seems to begin in the future', async () => {
    const own = new FakeDevice();
    const serverClock = new SetServerClock();
    let readings = 0;
    serverClock.read = async () => {
      readings += 1;
      serverClock.set(() => own.world + hour); // this read finds that the server's clock is an hour ahead of the previous read
    };
    serverClock.set(() => own.world);
    const watch = watchCountdown({ serverClock, clock: own, pageLife: own.pageLife });
    const seen: Countdown[] = [];
    const begun = new Date(own.world + hour).toISOString();
    const subscription = watch(anExam({ startedAt: begun })).subscribe((countdown) => seen.push(countdown));
    expect(seen.at(0)).toMatchObject({ startUnknown: true });
    await settled();
    expect([readings, seen.at(-1)]).toEqual([1, { remaining: hour, over: false, estimated: false }]);
    subscription.unsubscribe();
  });

  it('leaves no timer behind', async () => {
    const { device: own, watching } = device();
    const { subscription } = watching();
    await own.pass(5_000);
    subscription.unsubscribe();
    await settled();
    expect(own.timers).toBe(0);
  });
});
