import fs from 'node:fs';
import vm from 'node:vm';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const program = fs.readFileSync('scripts/room/class-clock.js', 'utf8');
const minute = 60_000;

let time: { ahead: number; rate: number } | null;
let woken: number;

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  time = { ahead: 0, rate: 1 };
  woken = 0;
});
afterEach(() => void vi.useRealTimers());

const openPage = () => {
  const page = { hidden: false };
  const device = { now: () => Date.now() };
  const event = vi.fn();
  vm.runInNewContext(program, {
    classTime: { ...time },
    Date: device,
    Event: class {
      readonly type: string;
      constructor(type: string) {
        this.type = type;
      }
    },
    document: page,
    performance: { now: () => Date.now() },
    setInterval,
    fetch: async (address: string) => {
      event(address);
      if (!time) throw new TypeError('network');
      return Response.json(time);
    },
    dispatchEvent: ({ type }: { type: string }) => {
      if (type === 'online') woken += 1;
    },
  });
  return { page, device, asked: event };
};
const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1_000);

it('a page of a class learns of a time jump within a second, with the clock of its device, and once', async () => {
  const { device, asked } = openPage();
  await pass(10);
  expect([woken, device.now() - Date.now(), asked.mock.lastCall]).toEqual([0, 0, ['/kelas/jam']]);
  time = { ahead: 5 * minute, rate: 1 };
  await pass(1);
  expect([woken, device.now() - Date.now()]).toEqual([1, 5 * minute]);
  await pass(10);
  expect(woken).toBe(1);
});

it('a page that is opened later has the time of the class at once', () => {
  time = { ahead: 5 * minute, rate: 1 };
  expect(openPage().device.now() - Date.now()).toBe(5 * minute);
});

it('a page reads a stopped clock every two seconds, and at once when it runs again', async () => {
  openPage();
  time = { ahead: 0, rate: 0 };
  await pass(1);
  expect(woken).toBe(1);
  await pass(10);
  expect(woken).toBe(6);
  time = { ahead: -11_000, rate: 1 };
  await pass(1);
  expect(woken).toBe(7);
  await pass(10);
  expect(woken).toBe(7);
});

it('a hidden page makes no request, and one without a network continues', async () => {
  const { page, asked } = openPage();
  page.hidden = true;
  await pass(10);
  expect(asked).not.toHaveBeenCalled();
  page.hidden = false;
  time = null;
  await pass(10);
  time = { ahead: minute, rate: 1 };
  await pass(1);
  expect(woken).toBe(1);
});
