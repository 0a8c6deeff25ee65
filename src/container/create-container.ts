import 'reflect-metadata'; // required by Inversify
import { type Bind, Container } from 'inversify';
import { broadcastSessionTabs } from '../adapters/browser/tabs/broadcast-session-tabs.ts';
import { openTabChannel } from '../adapters/browser/tabs/tab-channel.ts';
import { HttpClient } from '../adapters/http/http-client.ts';
import { tellDevelopers } from '../adapters/http/tell-developers.ts';
import { timeTokens } from '../application/time/tokens.ts';
import { conceptOf, type Token } from '../application/token.ts';
import type { ConceptModule, Profile, ProfileSettings } from './concept-module.ts';
import { browserSession } from './concepts/account.ts';
import { concepts } from './concepts.ts';

export interface Services {
  resolve<T>(token: Token<T>): Promise<T>;
}

/** Creates the container of a profile (`live`, `simulation`); `bindOwn` adds bindings. A concept loads with its first service. */
export const createContainer = (settings: ProfileSettings, bindOwn?: (bind: Bind) => void): Services => {
  const { idempotencyKeys } = settings.features;
  const session = settings.session ?? browserSession;
  const tabs = broadcastSessionTabs(openTabChannel(session.channel), session.storage);
  const http = { onUnreadable: tellDevelopers, watch: () => tabs.watch(), ...settings.http, idempotencyKeys };
  const container = new Container({ defaultScope: 'Singleton' });
  const bind: Bind = (token) => container.bind(token);
  bindOwn?.(bind);

  const loading = new Map<ConceptModule, Promise<void>>();
  const profile: Profile = {
    ...{ ...settings, session, tabs, client: new HttpClient(http) },
    serverNow: () =>
      resolve(timeTokens.serverNow).then(
        (serverNow) => serverNow(),
        () => null,
      ),
  };
  const start = async (module: ConceptModule): Promise<void> => {
    await Promise.all(module.buildsOn.map(load));
    await module.bind(bind, profile);
  };
  /** Loads each module once; a failure, such as a lost chunk, is retried on the next call. */
  const load = (module: ConceptModule): Promise<void> => {
    const begun = loading.get(module) ?? start(module);
    loading.set(module, begun);
    begun.catch(() => loading.delete(module));
    return begun;
  };

  const resolve = async <T>(token: Token<T>): Promise<T> => {
    const fetched = container.isBound(token) ? null : await concepts[conceptOf(token)]?.();
    if (fetched) await load(fetched);
    return container.get(token);
  };
  return { resolve };
};
