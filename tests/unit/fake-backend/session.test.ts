import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import { memoryPersistence } from '../../../fake-backend/database/persistence.ts';
import { createServer, type Server, serve } from '../../../fake-backend/server.ts';
import { addressHeader, cookieHeader, cookiesToSet } from '../../../fake-backend/session.ts';
import { ago, DAY, endOfWorkingDay, HOUR, wibAt } from '../../../fake-backend/wib-time.ts';

describe('sessions', () => {
  let server: Server;
  beforeEach(async () => {
    server = await createServer({ persistence: memoryPersistence(), latency: 0 });
  });

  const visitor = (address = '') => {
    const cookies = new Map<string, string>();
    const call = async (method: string, path: string, body?: object) => {
      const request = new Request(`http://api.test${path}`, {
        method,
        headers: {
          Accept: 'application/json',
          'Content-Type': 'application/json',
          'X-XSRF-TOKEN': decodeURIComponent(cookies.get('XSRF-TOKEN') ?? ''),
          [addressHeader]: address,
          [cookieHeader]: Array.from(cookies, ([name, value]) => `${name}=${value}`).join('; '),
        },
        ...(body && { body: JSON.stringify(body) }),
      });
      const reply = await serve(server, request);
      for (const { name, value } of cookiesToSet(reply)) cookies.set(name, value);
      return reply.status;
    };
    const arrive = () => call('GET', '/sanctum/csrf-cookie');
    const logIn = async () => {
      await arrive();
      return call('POST', '/api/login', { email: 'eka@contoh.example', password: 'contoh123' });
    };
    /** A guest's form. The form is invalid, so that it changes nothing else. */
    const send = () => call('POST', '/api/login', { email: '', password: '' });
    return { arrive, logIn, send, isIn: async () => (await call('GET', '/api/asesi')) === 200 };
  };

  const guests = async (count: number, addressOf = (_: number) => '') => {
    for (let number = 0; number < count; number++) await visitor(addressOf(number)).arrive();
  };

  test('a class of 40 logged-in people stays logged in while 150 guests arrive (fault matrix 85)', async () => {
    const candidates = Array.from({ length: 40 }, () => visitor());
    for (const candidate of candidates) expect(await candidate.logIn()).toBe(200);
    await guests(150);
    const stillIn = await Promise.all(candidates.map(({ isIn }) => isIn()));
    expect(stillIn.filter(Boolean)).toHaveLength(40);
    expect(server.backend.db.sessions.all()).toHaveLength(40 + 60);
  });

  test.each(['arrive', 'send'] as const)(
    'the guest with the oldest last use is dropped, and one who comes back (%s) is not',
    async (use) => {
      const [idle, busy] = [visitor(), visitor()];
      await idle.arrive();
      await busy.arrive();
      await guests(58);
      await busy[use]();
      await guests(59);
      expect([await idle.send(), await busy.send()]).toEqual([419, 422]);
    },
  );

  test('an address that opens ever more sessions displaces only its own, and no guest at another address (fault matrix 85)', async () => {
    const waiting = Array.from({ length: 30 }, (_, number) => visitor(`10.0.0.${number}`));
    for (const guest of waiting) await guest.arrive();
    await guests(100, () => '10.0.1.1');
    expect(await Promise.all(waiting.map(({ send }) => send()))).toEqual(waiting.map(() => 422));
    expect(server.backend.db.sessions.all()).toHaveLength(60);
  });
});

describe('a time', () => {
  const own = process.env.TZ;
  afterEach(() => {
    if (own === undefined) delete process.env.TZ;
    else process.env.TZ = own;
  });

  const instants = fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true });
  /** Computed without dayjs and without a time zone. */
  const inWib = (instant: number) => new Date(instant + 7 * HOUR).toISOString();

  describe.each(['UTC', 'Asia/Jakarta', 'America/New_York'])('a time of the simulated server in %s', (zone) => {
    it('is written in WIB', () => {
      process.env.TZ = zone;
      fc.assert(
        fc.property(instants, fc.nat(400 * DAY), fc.integer({ min: -400, max: 400 }), (now, age, days) => {
          expect(ago(now, age)).toBe(`${inWib(now.getTime() - age).slice(0, 19)}+07:00`);
          expect(wibAt(now, days, '08:00')).toBe(`${inWib(now.getTime() + days * DAY).slice(0, 10)}T08:00:00+07:00`);
        }),
      );
    });

    it('that is some working days ahead skips Saturdays and Sundays', () => {
      process.env.TZ = zone;
      fc.assert(
        fc.property(instants, fc.integer({ min: 1, max: 5 }), (now, count) => {
          const end = endOfWorkingDay(now, 0, count);
          const working = Array.from({ length: 14 }, (_, index) =>
            inWib(now.getTime() + (index + 1) * DAY).slice(0, 10),
          );
          const days = working.filter((day) => ![0, 6].includes(new Date(day).getUTCDay()));
          expect(end).toBe(`${days[count - 1]}T23:59:59+07:00`);
        }),
      );
    });
  });
});
