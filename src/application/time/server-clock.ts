import type { Observable } from 'rxjs';
import type { Begun } from '../../domain/calendar/clock-offset.ts';

export interface ServerClockState {
  readonly known: boolean;
  /** The time may be wrong: the last read failed, the device slept, or the time was restored. Shown as "sampai sekitar …". */
  readonly estimated: boolean;
  readonly deviceAhead: number | null;
  /** The server tells two times, so nothing is said about the device's clock. */
  readonly contested?: true;
}

/** The server's clock (specification 7 and 9), which decides all deadlines. Refreshed while `state` is watched. */
export interface ServerClock {
  readonly state: Observable<ServerClockState> & { readonly value: ServerClockState };
  /**
   * The server's time in milliseconds since the epoch; null until known. Continues through a device sleep. With `begun`, such as an exam, the
   * clock that its time is measured by.
   */
  now(begun?: Begun): number | null;
  /** Reads the server's time now. Rejects with `ApiFailure`; the previous time stays. */
  read(): Promise<void>;
  /** Estimates the time from an earlier offset; ignored once the time is known. */
  restore(deviceAhead: number): void;
}
