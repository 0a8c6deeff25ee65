import { performanceClock } from '../../adapters/browser/performance-clock.ts';
import { systemClock } from '../../adapters/browser/system-clock.ts';
import { HttpServerTime } from '../../adapters/http/time/http-server-time.ts';
import { readServerClock } from '../../application/time/read-server-clock.ts';
import { timeTokens } from '../../application/time/tokens.ts';
import type { ConceptModule } from '../concept-module.ts';
import { provide, provideValue } from '../provide.ts';

export const time: ConceptModule = {
  buildsOn: [],
  bind: (bind, { client }) => {
    provideValue(bind, timeTokens.clock, systemClock);
    provideValue(bind, timeTokens.monotonicClock, performanceClock);
    provideValue(bind, timeTokens.serverTime, new HttpServerTime(client));
    provide(bind, timeTokens.readServerClock, readServerClock, {
      serverTime: timeTokens.serverTime,
      clock: timeTokens.clock,
    });
  },
};
