import { performanceClock } from '../../adapters/browser/performance-clock.ts';
import { systemClock } from '../../adapters/browser/system-clock.ts';
import { HttpServerTime } from '../../adapters/http/time/http-server-time.ts';
import { deviceTokens } from '../../application/device/tokens.ts';
import { keepServerClock } from '../../application/time/keep-server-clock.ts';
import { readServerClock } from '../../application/time/read-server-clock.ts';
import { timeTokens } from '../../application/time/tokens.ts';
import type { ConceptModule } from '../concept-module.ts';
import { provide, provideValue } from '../provide.ts';
import { device } from './device.ts';

export const time: ConceptModule = {
  buildsOn: [device],
  bind: (bind, { client }) => {
    provideValue(bind, timeTokens.clock, systemClock);
    provideValue(bind, timeTokens.monotonicClock, performanceClock);
    provideValue(bind, timeTokens.serverTime, new HttpServerTime(client));
    provide(bind, timeTokens.readServerClock, readServerClock, {
      serverTime: timeTokens.serverTime,
      clock: timeTokens.clock,
    });
    provide(bind, timeTokens.serverClock, keepServerClock, {
      serverTime: timeTokens.serverTime,
      clock: timeTokens.clock,
      monotonic: timeTokens.monotonicClock,
      pageLife: deviceTokens.pageLife,
    });
  },
};
