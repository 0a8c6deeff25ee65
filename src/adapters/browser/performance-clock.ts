import type { MonotonicClock } from '../../application/ports/device/monotonic-clock.ts';

/** Milliseconds since the page opened. Some browsers pause this clock while the device sleeps. */
export const performanceClock: MonotonicClock = { elapsed: () => performance.now() };
