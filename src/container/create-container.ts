import 'reflect-metadata'; // Inversify keeps its counters in it
import { type Bind, Container } from 'inversify';
import { broadcastSessionTabs } from '../adapters/browser/tabs/broadcast-session-tabs.ts';
import { openTabChannel } from '../adapters/browser/tabs/tab-channel.ts';
import { HttpClient } from '../adapters/http/http-client.ts';
import { tellDevelopers } from '../adapters/http/tell-developers.ts';
import { conceptOf, type Token } from '../application/token.ts';
import type { ConceptModule, ProfileSettings } from './concept-module.ts';
import { browserSession } from './concepts/account.ts';
import { concepts } from './concepts.ts';

/** The wired program of one profile. */
export interface Services {
  /** The service of this name; rejects by name when nothing is bound to it. */
  resolve<T>(token: Token<T>): Promise<T>;
}

/** Makes the container of a profile; `bindOwn` binds what only this profile has. A concept is loaded with its first service. */
export const createContainer = (settings: ProfileSettings, bindOwn?: (bind: Bind) => void): Services => {
  const { idempotencyKeys } = settings.features;
  const session = settings.session ?? browserSession;
  const tabs = broadcastSessionTabs(openTabChannel(session.channel), session.storage);
  const http = { onUnreadable: tellDevelopers, watch: () => tabs.watch(), ...settings.http, idempotencyKeys };
  const profile = { ...settings, session, tabs, client: new HttpClient(http) };
  const container = new Container({ defaultScope: 'Singleton' });
  const bind: Bind = (token) => container.bind(token);
  bindOwn?.(bind);

  const loading = new Map<ConceptModule, Promise<void>>();
  const start = async (module: ConceptModule): Promise<void> => {
    await Promise.all(module.buildsOn.map(load));
    await module.bind(bind, profile);
  };
  /** Once for each module; what failed, such as a lost chunk, is done again. */
  const load = (module: ConceptModule): Promise<void> => {
    const begun = loading.get(module) ?? start(module);
    loading.set(module, begun);
    begun.catch(() => loading.delete(module));
    return begun;
  };

  return {
    resolve: async (token) => {
      const fetched = container.isBound(token) ? null : await concepts[conceptOf(token)]?.();
      if (fetched) await load(fetched);
      return container.get(token);
    },
  };
};
