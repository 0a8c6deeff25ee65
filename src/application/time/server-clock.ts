import type { Observable } from 'rxjs';

export interface ServerClockState {
  /** False until the server's time was read once. */
  readonly known: boolean;
  /** The last reading failed, so the time is that of an older one ("sampai sekitar …"). */
  readonly estimated: boolean;
  /** How far this device's clock is ahead of the server's (milliseconds); null until it is known. */
  readonly deviceAhead: number | null;
}

/**
 * The server's clock (specification 7 and 9), by which every deadline is judged: of exams, payments, certificates and appeals. While
 * its state is watched it is read every five minutes that the page is seen, when it wakes, and when the device's clock jumps.
 */
export interface ServerClock {
  readonly state: Observable<ServerClockState> & { readonly value: ServerClockState };
  /** Milliseconds since the epoch as the server counts them; null until it is known. Goes on through a sleep of the device. */
  now(): number | null;
  /** Reads it now, which makes it known. Rejects with `ApiFailure`; what was known before stays. */
  read(): Promise<void>;
  /** While it is not known: counts on from an older reading, by how far the device was ahead then, as an estimate. */
  restore(deviceAhead: number): void;
}
