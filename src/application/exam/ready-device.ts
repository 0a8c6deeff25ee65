import { fieldsOf } from '../fields-of.ts';
import type { Clock } from '../ports/device/clock.ts';
import type { TabMemory } from '../ports/device/tab-memory.ts';
import type { DeviceReports } from '../ports/exam/device-reports.ts';

/** `at`: when this device passed the rehearsal (milliseconds since the epoch). */
export interface ReadyDevice {
  readonly at: number;
  readonly checks: readonly string[];
}

export type ReadyDevices = ReturnType<typeof readyDevices>;

/** A working day: longer, and the network, the clock or the storage may be others than those that were checked. */
const goodForMs = 8 * 60 * 60_000;

const nameOf = (user: string): string => `perangkat-siap:${user}`;

/** Keeps each person's last rehearsal in this browser until the log-out. */
export const readyDevices = ({ memory, clock }: { memory: TabMemory; clock: Pick<Clock, 'now'> }) => ({
  keep: (user: string, checks: readonly string[]): void =>
    memory.write(nameOf(user), JSON.stringify({ at: clock.now(), checks })),
  /** The newest check counts: a device that fails it is no longer ready. */
  forget: (user: string): void => memory.write(nameOf(user), null),
  /** Null if the device has not passed, or too long ago, or by a clock that has been set back since. */
  read: (user: string): ReadyDevice | null => {
    try {
      const { at, checks } = fieldsOf(JSON.parse(memory.read(nameOf(user)) ?? 'null'));
      if (typeof at !== 'number' || !Array.isArray(checks)) return null;
      const age = clock.now() - at;
      return age >= 0 && age < goodForMs ? { at, checks: checks.filter((each) => typeof each === 'string') } : null;
    } catch {
      return null;
    }
  },
});

export type TellReady = ReturnType<typeof tellReady>;

/** Tells the assessor that a device is ready. Nothing waits for it, and nobody hears of a failure. */
export const tellReady =
  ({ reports }: { reports: DeviceReports }) =>
  (trxId: string, { at, checks }: ReadyDevice): void =>
    void reports.ready(trxId, at, checks).catch(() => undefined);
