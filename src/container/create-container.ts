import { type Bind, Container, ContainerModule } from 'inversify';
import { HttpClient } from '../adapters/http/http-client.ts';
import type { Token } from '../application/token.ts';
import { guestAdapters } from './guest-adapters.ts';
import type { ProfileSettings } from './profile-settings.ts';
import { accountModule } from './use-cases/account.ts';
import { catalogModule } from './use-cases/catalog.ts';

/** The wired program of one profile. */
export interface Services {
  /** The service of this name; rejects by name when nothing is bound to it. */
  resolve<T>(token: Token<T>): Promise<T>;
}

/** Makes the container of a profile; `bindOwn` binds what only this profile has. What only candidates need is fetched and loaded with the first service of it. */
export const createContainer = (profile: ProfileSettings, bindOwn?: (bind: Bind) => void): Services => {
  const client = new HttpClient(profile.http);
  const container = new Container({ defaultScope: 'Singleton' });
  container.load(guestAdapters(client), accountModule, catalogModule);
  if (bindOwn) container.load(new ContainerModule(({ bind }) => bindOwn(bind)));
  let complete: Promise<void> | null = null;

  const loadRest = async () => {
    const { candidateModules } = await import('./candidate-modules.ts');
    container.load(...candidateModules(profile, client));
  };
  const whenComplete = () => {
    complete ??= loadRest().catch((error: unknown) => {
      complete = null; // a lost chunk is asked for again
      throw error;
    });
    return complete;
  };

  return {
    resolve: async (token) => {
      if (!container.isBound(token)) await whenComplete();
      return container.get(token);
    },
  };
};
