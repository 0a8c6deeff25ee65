import type { MonotonicClock } from '../../application/ports/device/monotonic-clock.ts';

export const performanceClock: MonotonicClock = { elapsed: () => performance.now() };
