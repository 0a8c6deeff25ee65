import { createRoot, hydrateRoot } from 'react-dom/client';
import * as z from 'zod/mini';
import { readConfig } from './config.ts';
import { defaultConfig } from './default-config.ts';
import { loadServices } from './load-services.ts';
import { reloadOnce } from './ui/errors/reload-guard.ts';
import { Portal } from './ui/portal.tsx';
import { matchRoute, notFound } from './ui/routes.tsx';

z.config({ jitless: true }); // zod's compiled parsers probe `Function`, which the content security policy forbids
addEventListener('vite:preloadError', () => void reloadOnce());

const config = readConfig();
const portal = <Portal firstConfig={defaultConfig} config={config} services={loadServices(config)} />;
const root = document.getElementById('root') as HTMLElement;

const show = () => {
  if (root.dataset.page === (matched ? location.pathname : notFound.address)) return hydrateRoot(root, portal);
  root.replaceChildren();
  createRoot(root).render(portal);
};

// Prerendered HTML can only be taken over by the same page, so its chunk has to be there first. No `await` at the top level:
// pages import what this file's chunk holds, and would wait for it while it waits for them.
const matched = matchRoute(location.pathname);
void (matched?.route ?? notFound).page.preload().then(show);
