import type { Backend } from '../backend.ts';
import { changeSettings, settingsOf } from '../database/seeding.ts';
import type { Server } from '../server.ts';
import { nextAssessmentDay } from '../staff/reschedule.ts';
import { tablesOf } from '../worlds/shelf.ts';
import { changeFromNow, nextActs, passTime } from './pass-time.ts';

export interface NextEvent {
  readonly at: string;
  readonly title: string;
}

export const clockRates = [0, 1, 10] as const;
export type ClockRate = (typeof clockRates)[number];

export const clockRateOf = (value: unknown): ClockRate => {
  const rate = clockRates.find((each) => each === value);
  if (rate === undefined) throw new RangeError(`rate: ${clockRates.join()}`);
  return rate;
};

export interface TimeControl {
  now(): Date;
  /**
   * Moves the server clock forward (ms) and applies due events at their own time. Rejects with a RangeError for a negative value (restore a
   * world to go back) or for more than 3 700 days.
   */
  travel(ms: number): Promise<void>;
  toAssessmentDay(email: string): Promise<boolean>;
  nextEvent(): Promise<NextEvent | null>;
  toNextEvent(): Promise<boolean>;
  clockRate(): ClockRate;
  setClockRate(rate: ClockRate): Promise<void>;
  deviceNow(): number;
  deviceAhead(): number;
  setDeviceAhead(ms: number): Promise<void>;
  watchTime(listener: () => void): () => void;
}

const longestJourney = 3_700 * 24 * 60 * 60_000;

/** Changes the speed of the server clock, in a running transaction. */
export const changeClockRate = ({ backend, realNow }: Pick<Server, 'backend' | 'realNow'>, rate: ClockRate): void =>
  changeFromNow(backend, () => {
    const [now, real] = [backend.clock.now().getTime(), realNow()];
    changeSettings(backend.db, { clock_rate: rate, clock_anchor: real, clock_offset: now - real });
  });

const nextEvent = (backend: Backend): NextEvent | null => {
  const [next, ...others] = nextActs(backend);
  if (!next) return null;
  const title = others.length === 0 ? next.title : `${next.title}, dan ${others.length} lagi`;
  return { at: new Date(next.at).toISOString(), title };
};

export const timeControl = ({ backend, transactions, realtime, realNow, shelf }: Server): TimeControl => {
  const { db, clock } = backend;

  const moveTo = async (instantFrom: (now: number) => number | null): Promise<boolean> => {
    const moved = await transactions.run(async () => {
      const now = clock.now().getTime();
      const tables = tablesOf(db);
      changeSettings(db, { at_desk: {} }); // after time travel, the robots may also handle tasks that are open at the staff desk
      const instant = instantFrom(now);
      if (instant === null) return false;
      if (!(instant >= now && instant - now <= longestJourney)) throw new RangeError('travel: a way forward is wanted');
      passTime(backend, instant);
      changeSettings(db, { clock_offset: settingsOf(db).clock_offset + instant - now, done_until: instant });
      await shelf.keep(tables, new Date(now), 'travel');
      return true;
    });
    if (moved) realtime.tellOfTime();
    return moved;
  };

  return {
    now: () => clock.now(),
    travel: async (ms) => void (await moveTo((now) => now + ms)),
    toAssessmentDay: (email) => moveTo(() => nextAssessmentDay(backend, email)),
    nextEvent: () => transactions.run(() => nextEvent(backend)),
    toNextEvent: () =>
      moveTo((now) => {
        const [next] = nextActs(backend);
        return next ? Math.max(next.at, now) : null;
      }),
    clockRate: () => clockRates.find((rate) => rate === settingsOf(db).clock_rate) ?? 1,
    async setClockRate(rate) {
      await transactions.run(() => changeClockRate({ backend, realNow }, rate));
      realtime.tellOfTime();
    },
    deviceNow: () => realNow() + settingsOf(db).clock_offset + settingsOf(db).device_ahead,
    deviceAhead: () => settingsOf(db).device_ahead,
    async setDeviceAhead(ms) {
      if (!(Math.abs(ms) <= longestJourney))
        throw new RangeError('device clock: a time that a clock can show is wanted');
      await transactions.run(() => changeSettings(db, { device_ahead: ms }));
      realtime.tellOfTime();
    },
    watchTime: (listener) =>
      realtime.watchTime(() => {
        // the empty transaction loads the other tab's change before the listener is called
        void transactions.run(() => undefined).then(listener, listener);
      }),
  };
};
