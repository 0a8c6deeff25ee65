import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { expectsSomebody } from '../adapters/browser/tabs/expects-somebody.ts';
import { endEarlyWords } from '../adapters/http/early-replies.ts';
import { defaultConfig } from '../configuration/default-config.ts';
import { readConfig } from '../configuration/read-config.ts';
import { trainingSlots } from '../training/slots.ts';
import { allowMovedNodes } from '../ui/core/errors/moved-nodes.ts';
import { rootOptions } from '../ui/core/errors/root-options.ts';
import { tellOperator } from '../ui/core/errors/tell-operator.ts';
import { layoutReady } from '../ui/frame/layouts/layout.tsx';
import { Portal } from '../ui/frame/portal.tsx';
import { matchRoute, notFound } from '../ui/frame/routes.tsx';
import { loadServices } from './load-services.ts';
import { watchFailures } from './watch-failures.ts';

const config = readConfig({ everything: __SIMULATION__, tell: tellOperator });
const failures = watchFailures(config);
const expected = expectsSomebody(() => localStorage);
const services = loadServices(config, failures);
const added = __SIMULATION__ ? { slots: trainingSlots() } : {};
const portal = (
  <Portal firstConfig={defaultConfig} config={config} services={services} expected={expected} {...added} />
);
const root = document.getElementById('root') as HTMLElement;

const matched = matchRoute(location.pathname);
const { page } = matched?.route ?? notFound;

const options = rootOptions(failures.caught);

allowMovedNodes();

const show = () => {
  endEarlyWords();
  if (root.dataset.page === (matched?.route.path.pattern ?? notFound.address))
    return startTransition(() => void hydrateRoot(root, portal, options)); // hydrates in slices, so that the browser stays responsive
  root.replaceChildren();
  createRoot(root, options).render(portal);
};

// Hydration needs the code that produced the HTML: the layout and the page. Pages for candidates only are prerendered as a skeleton, so
// their code is not needed yet. No top-level `await`: pages import from this chunk, so both would wait for each other.
const loading = page.preload();
void Promise.all([layoutReady(matched?.route.layout), matched?.route.access !== 'candidate' && loading]).then(show);
