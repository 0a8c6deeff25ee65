import { QueryClient } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { useLocation } from 'wouter';
import type { Token } from '../../../src/application/token.ts';
import type { Config } from '../../../src/config.ts';
import { defaultConfig } from '../../../src/default-config.ts';
import { createAlertsView } from '../../../src/ui/alerts/alerts-view.ts';
import type { PageProps } from '../../../src/ui/route.tsx';
import { matchRoute } from '../../../src/ui/routes.tsx';
import type { ServicesHandle } from '../../../src/ui/services.tsx';
import { createSessionView } from '../../../src/ui/session/session-view.ts';
import { insidePortal } from '../inside-portal.tsx';

/** The services of a test: only what was put in, so that a page that asks for more fails by name. */
export class FakeServices implements ServicesHandle {
  readonly #made = new Map<string, unknown>();

  with<T>(token: Token<T>, service: T): this {
    this.#made.set(token, service);
    return this;
  }

  async resolve<T>(token: Token<T>): Promise<T> {
    if (!this.#made.has(token)) throw new Error(`no ${token} in this test`);
    return this.#made.get(token) as T;
  }
}

/** Shows pages by the address alone, as the portal does. */
const Current = ({ pages }: { pages: Readonly<Record<string, ComponentType<never>>> }) => {
  const [pathname] = useLocation();
  const matched = matchRoute(pathname);
  const Page = matched && (pages[matched.route.path.pattern] as ComponentType<PageProps> | undefined);
  return <main>{Page && <Page args={matched.args} title={matched.route.title} />}</main>;
};

/** Goes to an address of the window and notes where it goes from there: a replaced address replaces its note. */
const goTo = (address: string): { readonly history: readonly string[] } => {
  window.history.replaceState(null, '', address);
  const history = [address];
  const here = () => location.pathname + location.search;
  window.addEventListener('pushState', () => history.push(here())); // wouter's own events
  window.addEventListener('replaceState', () => history.splice(-1, 1, here()));
  return { history };
};

/** Opens pages (under their patterns) at an address; `place.history` holds where it went. With `beforeHydration` they come prerendered. */
export const openPages = (
  pages: Readonly<Record<string, ComponentType<never>>>,
  address: string,
  services: FakeServices,
  config: Config = defaultConfig,
  beforeHydration?: (sent: HTMLElement) => void,
) => {
  const place = goTo(address);
  const alerts = createAlertsView();
  const session = createSessionView();
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 30_000 } } });
  const tree = insidePortal(<Current pages={pages} />, { config, services, session, alerts, queries });
  if (beforeHydration) {
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(tree);
    beforeHydration(container);
    render(tree, { container, hydrate: true });
  } else render(tree);
  return { place, alerts, queries, session };
};
