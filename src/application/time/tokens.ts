import type { Clock } from '../ports/device/clock.ts';
import type { MonotonicClock } from '../ports/device/monotonic-clock.ts';
import type { PageLife } from '../ports/device/page-life.ts';
import type { RandomSource } from '../ports/device/random-source.ts';
import type { ServerTime } from '../ports/device/server-time.ts';
import { tokensOf } from '../token.ts';
import type { ServerClock } from './server-clock.ts';
import type { ServerNow } from './server-now.ts';

const token = tokensOf('time');

export const timeTokens = {
  clock: token<Clock>('clock'),
  monotonicClock: token<MonotonicClock>('monotonicClock'),
  serverTime: token<ServerTime>('serverTime'),
  pageLife: token<PageLife>('pageLife'),
  random: token<RandomSource>('random'),
  serverClock: token<ServerClock>('serverClock'),
  serverNow: token<ServerNow>('serverNow'),
};
