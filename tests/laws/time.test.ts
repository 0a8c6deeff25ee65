import { expect, it } from 'vitest';
import { examsWire, toExams } from '../../src/adapters/http/exam/exam-wire.ts';
import { HttpClient } from '../../src/adapters/http/http-client.ts';
import { HttpServerTime } from '../../src/adapters/http/time/http-server-time.ts';
import { checkConnection } from '../../src/application/exam/check-connection.ts';
import { watchCountdown } from '../../src/application/exam/watch-countdown.ts';
import { keepServerClock } from '../../src/application/time/keep-server-clock.ts';
import type { Countdown } from '../../src/domain/exam/countdown.ts';
import { FakeDevice } from '../fakes/time-fakes.ts';

// Law Time: whatever way a server writes its time, and whatever the device's clock says, the countdown is the true one, and only a clock
// that is proved to be wrong is called wrong.

const minute = 60_000;
const hour = 60 * minute;

const bare = (at: number, zone: number) => new Date(at + zone * hour).toISOString().slice(0, 19).replace('T', ' ');

/** How a server writes an instant. `misread`: the hours by which the portal, which takes no zone for UTC+7, reads it too late. */
const manners = {
  'with Z': { write: (at: number) => new Date(at).toISOString(), misread: 0 },
  'with +07:00': { write: (at: number) => `${bare(at, 7).replace(' ', 'T')}+07:00`, misread: 0 },
  'in WIB without a zone': { write: (at: number) => bare(at, 7), misread: 0 },
  'in UTC without a zone': { write: (at: number) => bare(at, 0), misread: -7 },
  'in WITA without a zone': { write: (at: number) => bare(at, 8), misread: 1 },
  'in WIT without a zone': { write: (at: number) => bare(at, 9), misread: 2 },
  'in WIB called UTC': { write: (at: number) => `${bare(at, 7).replace(' ', 'T')}.000000Z`, misread: 7 },
};
type Manner = keyof typeof manners;
const names = Object.keys(manners) as Manner[];

const open = async (now: Manner, start: Manner, deviceWrong: number, hidesDate = false) => {
  const device = new FakeDevice(deviceWrong);
  device.world += 417;
  const send = async () => {
    const body = JSON.stringify({ data: manners[now].write(device.world) });
    const headers = { 'Content-Type': 'application/json', Date: new Date(device.world).toUTCString() };
    const { Date: _, ...others } = headers;
    return new Response(body, { headers: hidesDate ? others : headers });
  };
  const settings = { baseUrl: 'https://api.lsp.example', authentication: 'token', cookies: () => '' } as const;
  const warnings: number[] = [];
  const http = new HttpClient({ ...settings, send });
  const serverTime = new HttpServerTime(http, (minutes) => warnings.push(minutes));
  const parts = { serverTime, clock: device, monotonic: device, pageLife: device.pageLife };
  const serverClock = keepServerClock({ ...parts, random: { next: () => 0 } });
  const remainingAfter = async (passed: number): Promise<Countdown | null> => {
    const started_at = manners[start].write(device.world);
    const row = { question_id: 'U', kind: 'essay', status: 'running', started_at, time: 60 };
    const [exam] = toExams('TRX-1', examsWire.parse({ exams: [row] })).exams;
    await device.sleep(passed, { standsStill: false });
    await serverClock.read();
    let last: Countdown | null = null;
    const watching = exam && watchCountdown({ ...parts, serverClock })(exam).subscribe((each) => (last = each));
    watching?.unsubscribe();
    return last;
  };
  return { device, serverClock, warnings, remainingAfter, check: checkConnection(parts) };
};

const wrongs = [0, 7 * hour, -7 * hour, 4 * minute, -3 * hour];

/** Everything that a server can write in its two places: a start as wrong as the clock, or right; without a zone, in one zone only. */
const isBare = (manner: Manner) => manner.endsWith('without a zone');
const pairs = names.flatMap((now) =>
  names
    .filter((start) => start === now || (manners[start].misread === 0 && !(isBare(now) && isBare(start))))
    .map((start) => [now, start] as const),
);

it.each(pairs)(
  'a clock %s and a start %s give the true time left on every device, before and after its end (fault matrix 22)',
  async (now, start) => {
    for (const wrong of wrongs)
      for (const passed of [0, 1, 30, 59, 61, 95, 400]) {
        const { remainingAfter } = await open(now, start, wrong);
        const told = await remainingAfter(passed * minute);
        expect(told?.startUnknown).toBeUndefined();
        expect(Math.abs((told?.remaining ?? Number.NaN) - Math.max(0, 60 - passed) * minute)).toBeLessThanOrEqual(
          1_000,
        );
        expect(told?.over).toBe(passed >= 60);
      }
  },
);

it.each(names)(
  'the device’s clock is called wrong only beside a clock %s that its reply’s Date agrees with',
  async (now) => {
    for (const wrong of wrongs) {
      const { serverClock, warnings, check } = await open(now, now, wrong);
      await serverClock.read();
      await serverClock.read();
      const isProved = manners[now].misread === 0;
      const { deviceAhead, contested = false } = serverClock.state.value;
      expect(contested).toBe(!isProved);
      expect((await check()).contested ?? false).toBe(!isProved);
      expect(Math.abs((deviceAhead ?? Number.NaN) - wrong)).toBeLessThanOrEqual(1_000);
      expect(warnings).toEqual(isProved ? [] : [manners[now].misread * 60]);
    }
  },
);

it('a clock without a readable Date counts as it did, and so does one that is some minutes wrong', async () => {
  for (const now of names) {
    const { serverClock, remainingAfter } = await open(now, now, 0, true);
    expect((await remainingAfter(10 * minute))?.remaining).toBeCloseTo(50 * minute, -4);
    expect(serverClock.state.value.contested).toBeUndefined();
  }
});
