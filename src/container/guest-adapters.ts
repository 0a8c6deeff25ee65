import { ContainerModule } from 'inversify';
import { broadcastSessionTabs } from '../adapters/browser/broadcast-session-tabs.ts';
import { systemClock } from '../adapters/browser/system-clock.ts';
import { HttpAccountRepository } from '../adapters/http/account/http-account-repository.ts';
import { HttpCatalogRepository } from '../adapters/http/catalog/http-catalog-repository.ts';
import type { HttpClient } from '../adapters/http/http-client.ts';
import { T } from '../application/tokens.ts';
import { provideValue } from './provide.ts';

/** The ports that a guest's pages need, bound to their adapters. */
export const guestAdapters = (client: HttpClient) =>
  new ContainerModule(({ bind }) => {
    provideValue(bind, T.clock, systemClock);
    provideValue(bind, T.sessionTabs, broadcastSessionTabs(new BroadcastChannel('portal-asesi')));
    provideValue(bind, T.accounts, new HttpAccountRepository(client));
    provideValue(bind, T.catalog, new HttpCatalogRepository(client));
  });
