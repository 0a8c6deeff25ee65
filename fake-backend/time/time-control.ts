import type { Backend } from '../backend.ts';
import { changeSettings, settingsOf } from '../database/seeding.ts';
import type { Server } from '../server.ts';
import { nextAssessmentDay } from '../staff/reschedule.ts';
import { tablesOf } from '../worlds/shelf.ts';
import { changeFromNow, nextActs, passTime } from './pass-time.ts';

/** What happens next by itself. */
export interface NextEvent {
  /** ISO instant. */
  readonly at: string;
  /** In Indonesian. */
  readonly title: string;
}

/** How fast the server's clock goes: it stands, goes like a real one, or ten times as fast. */
export const clockRates = [0, 1, 10] as const;
export type ClockRate = (typeof clockRates)[number];

/** A rate as somebody sent it. Throws a RangeError for any other value. */
export const clockRateOf = (value: unknown): ClockRate => {
  const rate = clockRates.find((each) => each === value);
  if (rate === undefined) throw new RangeError(`rate: ${clockRates.join()}`);
  return rate;
};

/** The part of the control that moves the clock. */
export interface TimeControl {
  /** The server's time. */
  now(): Date;
  /**
   * Moves the server's clock forward (ms): what was due in the meantime happens, each at its own time. Rejects with a RangeError for a
   * way back: that is a world taken back.
   */
  travel(ms: number): Promise<void>;
  /** Moves the clock to the beginning of the next day on which this candidate is assessed; false when there is none ahead. */
  toAssessmentDay(email: string): Promise<boolean>;
  /** What will happen next by itself; null when nothing is to come. */
  nextEvent(): Promise<NextEvent | null>;
  /** Moves the clock to what happens next; false when nothing is to come. */
  toNextEvent(): Promise<boolean>;
  clockRate(): ClockRate;
  setClockRate(rate: ClockRate): Promise<void>;
  /**
   * The time (ms) that the clock of a device shows: it goes with the journeys of the server's clock, because those days go by for
   * everybody, but always as fast as the real one.
   */
  deviceNow(): number;
  /** How far (ms) the clocks of devices were put ahead of the server's. */
  deviceAhead(): number;
  /** Puts them ahead of it, or behind (less than 0). Rejects with a RangeError for what no clock can be. */
  setDeviceAhead(ms: number): Promise<void>;
  /** Calls the listener whenever somebody moves the clock, in any tab, until the returned function is called. */
  watchTime(listener: () => void): () => void;
}

const longestJourney = 3_700 * 24 * 60 * 60_000;

const nextEvent = (backend: Backend): NextEvent | null => {
  const [next, ...others] = nextActs(backend);
  if (!next) return null;
  const title = others.length === 0 ? next.title : `${next.title}, dan ${others.length} lagi`;
  return { at: new Date(next.at).toISOString(), title };
};

export const timeControl = ({ backend, transactions, realtime, realNow, shelf }: Server): TimeControl => {
  const { db, clock } = backend;

  /** Moves the clock to an instant that follows from now (ms), after the present world was kept; false where there is none. */
  const moveTo = async (instantFrom: (now: number) => number | null): Promise<boolean> => {
    const moved = await transactions.run(async () => {
      const now = clock.now().getTime();
      const tables = tablesOf(db);
      changeSettings(db, { at_desk: {} }); // who lets time go by has read enough
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
      await transactions.run(() =>
        changeFromNow(backend, () => {
          const [now, real] = [clock.now().getTime(), realNow()];
          changeSettings(db, { clock_rate: rate, clock_anchor: real, clock_offset: now - real });
        }),
      );
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
        void transactions.run(() => undefined).then(listener, listener); // the other tab has stored it: this one knows it now
      }),
  };
};
