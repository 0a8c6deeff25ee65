import { type Bind, Container, ContainerModule } from 'inversify';
import { HttpClient } from '../adapters/http/http-client.ts';
import type { Token } from '../application/token.ts';
import { T } from '../application/tokens.ts';
import { guestAdapters } from './guest-adapters.ts';
import type { ProfileSettings } from './profile-settings.ts';
import { accountModule } from './use-cases/account.ts';

/** The wired program of one profile. */
export interface Services {
  /** The service of this name; rejects by name when nothing is bound to it. */
  resolve<T>(token: Token<T>): Promise<T>;
}

/** Does something once, however often it is asked for; what failed, such as a lost chunk, is done again. */
const once = (work: () => Promise<void>): (() => Promise<void>) => {
  let done: Promise<void> | null = null;
  return () => {
    done ??= work().catch((error: unknown) => {
      done = null;
      throw error;
    });
    return done;
  };
};

/** Makes the container of a profile; `bindOwn` binds what only this profile has. What not every page needs is fetched and loaded with the first service of it. */
export const createContainer = (profile: ProfileSettings, bindOwn?: (bind: Bind) => void): Services => {
  const client = new HttpClient(profile.http);
  const container = new Container({ defaultScope: 'Singleton' });
  container.load(guestAdapters(client), accountModule);
  if (bindOwn) container.load(new ContainerModule(({ bind }) => bindOwn(bind)));

  const loadCatalog = once(async () => {
    const { catalogModules } = await import('./catalog-modules.ts');
    container.load(...(await catalogModules(profile, client)));
  });
  const loadCandidate = once(async () => {
    // what candidates need is built on what every visitor of the catalog needs: the server's time
    const [{ candidateModules }] = await Promise.all([import('./candidate-modules.ts'), loadCatalog()]);
    container.load(...(await candidateModules(profile, client)));
  });
  const ofCatalog = new Set<symbol>([T.catalog, T.catalogQueries, T.serverTime, T.serverClock]);

  return {
    resolve: async (token) => {
      if (!container.isBound(token)) await (ofCatalog.has(token) ? loadCatalog() : loadCandidate());
      return container.get(token);
    },
  };
};
