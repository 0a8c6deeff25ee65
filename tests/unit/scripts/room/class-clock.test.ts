import fs from 'node:fs';
import vm from 'node:vm';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const program = fs.readFileSync('src/room/class-clock.js', 'utf8');
const minute = 60_000;

const start = 1_000_000;

let time: { ahead: number; rate: number };
let movedAt: number;
let hasNetwork: boolean;

const ahead = () => time.ahead + (Date.now() - movedAt) * (time.rate - 1);
const classNow = () => Date.now() + ahead();
const move = (by: number, rate: number) => {
  time = { ahead: ahead() + by, rate };
  movedAt = Date.now();
};

beforeEach(() => {
  vi.useFakeTimers({ now: start });
  time = { ahead: 0, rate: 1 };
  movedAt = start;
  hasNetwork = true;
});
afterEach(() => void vi.useRealTimers());

const openPage = (delayMs = 0) => {
  const document = Object.assign(new EventTarget(), { hidden: false });
  const asked = vi.fn();
  let woken = 0;
  const globals = {
    classTime: { ahead: ahead(), rate: time.rate },
    Date: { now: () => Date.now() },
    performance: { now: () => Date.now() - start },
    Event,
    document,
    setInterval,
    fetch: async (address: string) => {
      asked(address);
      if (!hasNetwork) throw new TypeError('network');
      const reply = Response.json({ ahead: ahead(), rate: time.rate });
      if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs));
      return reply;
    },
    dispatchEvent: ({ type }: Event) => {
      if (type === 'online') woken += 1;
    },
  };
  vm.runInNewContext(program, globals);
  const { Date: calendar, performance: counter } = globals;
  return {
    document,
    asked,
    woken: () => woken,
    now: () => calendar.now(),
    elapsed: () => counter.now(),
  };
};
const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1_000);

it('a page of a class notices a time jump within half a second, and wakes the portal once', async () => {
  const { now, elapsed, woken, asked } = openPage();
  await pass(10);
  expect([woken(), now(), asked.mock.lastCall]).toEqual([0, classNow(), ['/kelas/jam']]);
  move(5 * minute, 1);
  await pass(0.5);
  expect([woken(), now(), elapsed()]).toEqual([1, classNow(), 5 * minute + 10_500]);
  await pass(10);
  expect(woken()).toBe(1);
});

it('a page that is opened later has the class time at once', () => {
  move(5 * minute, 1);
  const { now, elapsed } = openPage();
  expect([now(), elapsed()]).toEqual([start + 5 * minute, 0]);
});

it('forty pages, opened at different moments over a slow network, differ from the class time by less than a second', async () => {
  const pages: ReturnType<typeof openPage>[] = [];
  for (let number = 0; number < 40; number += 1) {
    pages.push(openPage(number));
    await pass(0.013);
  }
  const startedAt = classNow();
  const elapsedAt = pages.map(({ elapsed }) => elapsed());
  for (const [by, rate] of [
    [0, 0],
    [0, 10],
    [5 * minute, 10],
    [0, 1],
    [-3 * minute, 1],
    [24 * 60 * minute, 0],
    [0, 1],
  ] as const) {
    move(by, rate);
    await pass(0.6);
    for (const seconds of [0, 0.4, 7]) {
      await pass(seconds);
      for (const [index, page] of pages.entries()) {
        expect(Math.abs(page.now() - classNow()), `${rate} times, after ${seconds} s`).toBeLessThan(1_000);
        // an exam countdown of this page advances by the same time
        expect(page.elapsed() - (elapsedAt[index] ?? 0)).toBeCloseTo(page.now() - startedAt, -3);
      }
    }
  }
});

it('a stopped clock does not advance between two replies', async () => {
  const { now, woken } = openPage();
  move(0, 0);
  await pass(0.5);
  const stopped = now();
  await pass(0.4);
  expect([now(), woken()]).toEqual([stopped, 1]);
  await pass(60);
  expect([now(), woken()]).toEqual([stopped, 1]);
});

it('a hidden page sends no request, catches up when it becomes visible, and keeps its time without a network', async () => {
  const { document, asked, now, woken } = openPage();
  document.hidden = true;
  await pass(10);
  expect(asked).not.toHaveBeenCalled();
  move(minute, 1);
  document.hidden = false;
  document.dispatchEvent(new Event('visibilitychange'));
  await pass(0);
  expect([now(), woken()]).toEqual([classNow(), 1]);
  hasNetwork = false;
  move(minute, 1);
  await pass(10);
  expect(now()).toBe(classNow() - minute);
  hasNetwork = true;
  await pass(0.5);
  expect(now()).toBe(classNow());
});
