import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import * as z from 'zod/mini';
import { defaultConfig } from './default-config.ts';
import { loadServices } from './load-services.ts';
import { readConfig } from './read-config.ts';
import { rootOptions } from './ui/errors/root-options.ts';
import { tellOperator } from './ui/errors/tell-operator.ts';
import { layoutReady } from './ui/layouts/layout.tsx';
import { Portal } from './ui/portal.tsx';
import { matchRoute, notFound } from './ui/routes.tsx';
import { watchFailures } from './watch-failures.ts';

z.config({ jitless: true }); // zod's compiled parsers probe `Function`, which the content security policy forbids

const config = readConfig({ everything: __SIMULATION__, tell: tellOperator });
const failures = watchFailures(config);
const portal = <Portal firstConfig={defaultConfig} config={config} services={loadServices(config, failures)} />;
const root = document.getElementById('root') as HTMLElement;

const matched = matchRoute(location.pathname);
const { page } = matched?.route ?? notFound;

const options = rootOptions(failures.caught);

const show = () => {
  if (root.dataset.page === (matched?.route.path.pattern ?? notFound.address))
    return startTransition(() => void hydrateRoot(root, portal, options)); // in slices, between which the browser answers
  root.replaceChildren();
  createRoot(root, options).render(portal);
};

// Prerendered HTML can only be taken over with the code that made it: the layout, and the page where everybody may see it; what only a
// candidate may see is a skeleton there. No `await` at the top level: pages import what this file's chunk holds, and would wait for it
// while it waits for them.
const loading = page.preload();
void Promise.all([layoutReady(matched?.route.layout), matched?.route.access !== 'candidate' && loading]).then(show);
