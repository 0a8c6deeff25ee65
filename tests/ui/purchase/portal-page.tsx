import { render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { useLocation } from 'wouter';
import type { Config } from '../../../src/configuration/config.ts';
import { defaultConfig } from '../../../src/configuration/default-config.ts';
import type { PageProps } from '../../../src/ui/core/route.tsx';
import { matchRoute } from '../../../src/ui/frame/routes.tsx';
import { above, FakeServices, onceAsked } from '../show-with.tsx';

export { FakeServices };

const Current = ({ pages }: { pages: Readonly<Record<string, ComponentType<never>>> }) => {
  const [pathname] = useLocation();
  const matched = matchRoute(pathname);
  const Page = matched && (pages[matched.route.path.pattern] as ComponentType<PageProps> | undefined);
  return <main>{Page && <Page args={matched.args} title={matched.route.title} />}</main>;
};

const goTo = (address: string): { readonly history: readonly string[] } => {
  window.history.replaceState(null, '', address);
  const history = [address];
  const here = () => location.pathname + location.search;
  window.addEventListener('pushState', () => history.push(here())); // wouter dispatches these events
  window.addEventListener('replaceState', () => history.splice(-1, 1, here()));
  return { history };
};

/**
 * Renders the page with the route pattern that matches the address; `pages` maps patterns to components. `place.history` collects the
 * visited addresses. With `beforeHydration` the page is prerendered first and then hydrated.
 */
export const openPages = (
  pages: Readonly<Record<string, ComponentType<never>>>,
  address: string,
  services: FakeServices,
  config: Config = defaultConfig,
  beforeHydration?: (sent: HTMLElement) => void,
) => {
  const place = goTo(address);
  const { around, ...kept } = above({ config, services, queries: onceAsked(30_000) });
  const tree = around(<Current pages={pages} />);
  if (beforeHydration) {
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(tree);
    beforeHydration(container);
    render(tree, { container, hydrate: true });
  } else render(tree);
  return { place, ...kept };
};
