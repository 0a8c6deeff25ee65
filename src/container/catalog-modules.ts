import { ContainerModule } from 'inversify';
import { browserPageLife } from '../adapters/browser/browser-page-life.ts';
import { performanceClock } from '../adapters/browser/performance-clock.ts';
import { HttpCatalogRepository } from '../adapters/http/catalog/http-catalog-repository.ts';
import type { HttpClient } from '../adapters/http/http-client.ts';
import { HttpServerTime } from '../adapters/http/time/http-server-time.ts';
import { T } from '../application/tokens.ts';
import type { ProfileSettings } from './profile-settings.ts';
import { provideValue } from './provide.ts';
import { catalogModule } from './use-cases/catalog.ts';

/** What the pages of schemes and schedules need, in a chunk of its own: the log-in does without. */
export const catalogModules = async (_: ProfileSettings, client: HttpClient): Promise<ContainerModule[]> => [
  new ContainerModule(({ bind }) => {
    provideValue(bind, T.catalog, new HttpCatalogRepository(client));
    provideValue(bind, T.serverTime, new HttpServerTime(client));
    provideValue(bind, T.monotonicClock, performanceClock);
    provideValue(bind, T.pageLife, browserPageLife);
  }),
  catalogModule,
];
