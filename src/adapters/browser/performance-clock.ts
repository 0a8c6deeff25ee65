import type { MonotonicClock } from '../../application/ports/device/monotonic-clock.ts';

/** The time since the page was opened. In some browsers it stands still while the device sleeps. */
export const performanceClock: MonotonicClock = { elapsed: () => performance.now() };
