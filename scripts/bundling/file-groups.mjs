import fs from 'node:fs';
import { notForGuests, onDemand } from '../budgets/budgets.mjs';
import { conceptOf } from '../budgets/concept-of.mjs';
import { isOfServer } from '../budgets/demo.mjs';
import { containers, filesOf, firstFiles, reached, routesIn } from '../budgets/loads.mjs';
import { fileOf, graphOf, local, moduleGraph } from '../budgets/module-graph.mjs';
import { mergeFiles } from './merge-files.mjs';

/** What a page pays for asking, in bytes: headers, and its turn on one of few connections with a long way. */
const perFile = 2000;
/** Pages of guests are the first that somebody opens, with nothing kept of them; what comes with a press keeps nobody waiting for the page. */
const weights = { guest: 6, candidate: 1, onDemand: 0.02 };
/** Bytes of a page with the menu of the account count more: such pages lead to all others, and have little room left in their budget. */
const ofLists = 2.5;
/** The page that has come nearest to its budget, by name: which it is, and how much it takes, follows from all of the code and was tried. */
const nearest = { assessments: 4 };
const weightOf = ({ name, access, layout }) =>
  access === 'candidate'
    ? { weight: weights.candidate * (nearest[name] ?? (layout === 'dashboard' ? ofLists : 1)), asks: weights.candidate }
    : { weight: weights.guest };
/** What brotli leaves of minified code. Compressed one by one, small files would count too much: together they have words in common. */
const compressed = 0.27;

/** What the portal is built on: libraries, and its configuration. */
const ofFoundation =
  /^node_modules\/|^\0stand-in|^public\/|^src\/(foundation|read-config|config-fields|config-schema|default-config|early-replies)\.ts/;
/** Which of the first files a module is in, each of which is evaluated in a task of its own. Cut further, they compress worse. */
const firstFileOf = (id) => {
  if (/^node_modules\/(react|react-dom|scheduler)\/|^src\/react-client/.test(id)) return 'react';
  return ofFoundation.test(id) ? 'foundation' : 'shell';
};

/** A build in which whatever two parts share is a file of its own: several hundred. */
const buildApart = async (mode) => {
  const { build } = await import('vite');
  const { output } = await build({
    mode,
    logLevel: 'error',
    plugins: [moduleGraph(mode)],
    build: { write: false, rolldownOptions: { experimental: { chunkOptimization: false } } },
  });
  const sizes = output.map(({ fileName, code = '' }) => [fileName, code.length * compressed]);
  return { graph: graphOf(mode), sizes: new Map(sizes) };
};

/** The groups of the bundler for a build of this mode: what its pages load together is one file (decision 48). */
export const fileGroups = async (mode) => {
  const { graph, sizes } = await buildApart(mode);
  const importsOf = (file) => graph.files[file].imports;
  const routes = routesIn(fs.readFileSync('src/ui/routes.tsx', 'utf8'));
  const loads = [
    ...routes.map((route) => ({
      files: filesOf(graph, conceptOf, route),
      ...weightOf(route),
      open: route.access === 'candidate',
    })),
    ...onDemand
      .map((id) => fileOf(graph, id))
      .filter((file) => file !== undefined)
      .map((file) => ({ files: reached([file], importsOf), weight: weights.onDemand, open: true })),
  ];
  const first = firstFiles(graph);
  const alone = [...routes.map(({ page }) => page), ...containers].map((id) => fileOf(graph, id));
  // evaluated no sooner than it is fetched: socket.io keeps the WebSocket that it finds then, which a simulation replaces
  const isLibrary = (facade) => facade?.startsWith('node_modules/');
  const files = Object.entries(graph.files).map(([name, { facade, imports, modules }]) => [
    name,
    {
      imports,
      size: sizes.get(name) ?? 0,
      free: !first.includes(name) && !alone.includes(name) && !isLibrary(facade),
      kind: modules.some(isOfServer) ? 'server' : 'portal',
      closed: modules.some((id) => notForGuests.test(id)),
    },
  ]);
  const merged = mergeFiles({ files: Object.fromEntries(files), loads, perFile });
  const start = reached([fileOf(graph, 'index.html')], importsOf);
  const nameOf = new Map([
    ...merged.flatMap((names, index) =>
      names.flatMap((name) => graph.files[name].modules.map((id) => [id, `together-${index}`])),
    ),
    ...first
      .filter((name) => !start.includes(name))
      .flatMap((name) => graph.files[name].modules.map((id) => [id, firstFileOf(id)])),
  ]);
  return [
    { name: (id) => nameOf.get(local(id)) ?? null, debugName: 'together', includeDependenciesRecursively: false },
  ];
};
