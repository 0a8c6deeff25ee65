import { browserPageLife } from '../../adapters/browser/browser-page-life.ts';
import { performanceClock } from '../../adapters/browser/performance-clock.ts';
import { systemClock } from '../../adapters/browser/system-clock.ts';
import { systemRandom } from '../../adapters/browser/system-random.ts';
import { tellOfClock } from '../../adapters/http/tell-developers.ts';
import { HttpServerTime } from '../../adapters/http/time/http-server-time.ts';
import { keepServerClock } from '../../application/time/keep-server-clock.ts';
import { serverNow } from '../../application/time/server-now.ts';
import { timeTokens } from '../../application/time/tokens.ts';
import type { ConceptModule } from '../concept-module.ts';
import { provide, provideValue } from '../provide.ts';

export const time: ConceptModule = {
  buildsOn: [],
  bind: (bind, { client, clock = systemClock }) => {
    provideValue(bind, timeTokens.clock, clock);
    provideValue(bind, timeTokens.monotonicClock, performanceClock);
    provideValue(bind, timeTokens.serverTime, new HttpServerTime(client, tellOfClock));
    provideValue(bind, timeTokens.pageLife, browserPageLife);
    provideValue(bind, timeTokens.random, systemRandom);
    provide(bind, timeTokens.serverClock, keepServerClock, {
      serverTime: timeTokens.serverTime,
      clock: timeTokens.clock,
      monotonic: timeTokens.monotonicClock,
      pageLife: timeTokens.pageLife,
      random: timeTokens.random,
    });
    provide(bind, timeTokens.serverNow, serverNow, { serverClock: timeTokens.serverClock });
  },
};
