import { aheadForCandidates, aheadForWaysBack, ofCandidates, onDemand } from './budgets.mjs';
import { fileOf } from './module-graph.mjs';

/** The routes of the portal as their table says them: name, module of the page, access, layout. */
export const routesIn = (source) => {
  const pages = new Map(
    [...source.matchAll(/const (\w+) = route\(\(\) => import\('\.\/([^']+)'\)\)/g)].map(([, name, file]) => [
      name,
      `src/ui/${file}`,
    ]),
  );
  return [...source.matchAll(/^ +entry\(paths\.(\w+), '[^']*', (\w+), '(\w+)', '(\w+)'\)/gm)].map(
    ([, name, page, access, layout]) => ({ name, page: pages.get(page), access, layout }),
  );
};

const entry = 'src/start.ts';
const tables = ['src/ui/routes.tsx', 'src/container/concepts.ts']; // what they name is fetched by those who ask for it
/** One of them is in a build, by its mode. */
export const containers = ['src/container/live.ts', 'src/container/simulation.ts'];
export const workingLayout = 'src/ui/layouts/working-layout.tsx';

/** All that hangs on `start` by imports. */
export const reached = (start, importsOf) => {
  const seen = new Set();
  const visit = (id) => {
    if (seen.has(id)) return;
    seen.add(id);
    importsOf(id).forEach(visit);
  };
  start.forEach(visit);
  return [...seen];
};

/** The files of a build that its entry evaluates one after the other, and those that they import. */
export const firstFiles = (graph) =>
  reached(
    graph.modules[entry].lazy.map((id) => fileOf(graph, id)),
    (file) => graph.files[file].imports,
  );

/** The module of a concept in the container. */
const moduleOf = (concept) => `src/container/concepts/${concept}.ts`;
const layoutsWithAWayBack = ['exam', 'document', 'form'];

/** What is on every page of a simulation, as soon as it can be. */
const bandOfSimulation = 'src/ui/simulation/simulation-button.tsx';
/** Scenarios, lessons, papers, regions and panel of a simulation come when somebody asks for them. */
const whenAsked = /^(fake-backend|src\/ui\/simulation)\//;

/** What is fetched by itself from this module: what it imports lazily, and the concept whose tokens it holds. */
const partsOf = (modules, conceptOf, id) => {
  const concept = conceptOf(id);
  const lazy = tables.includes(id) ? [] : (modules[id]?.lazy ?? []).filter((each) => !whenAsked.test(each));
  return concept === undefined ? lazy : [...lazy, moduleOf(concept)];
};

/** The files that a route loads until it is idle. `conceptOf` tells whose tokens a module holds, if any. */
export const filesOf = (graph, conceptOf, route) => {
  const guest = route.access !== 'candidate';
  return filesWithout(graph, conceptOf, route, [...onDemand, ...aheadForCandidates, ...(guest ? ofCandidates : [])]);
};

/** The files that a route can come to load, also when something is pressed or goes wrong. */
export const filesReachable = (graph, conceptOf, route) => filesWithout(graph, conceptOf, route, []);

const filesWithout = (graph, conceptOf, { page, access, layout }, left) => {
  const { files, modules } = graph;
  const skipped = new Set(left);
  const container = containers.find((id) => fileOf(graph, id) !== undefined);
  const band = bandOfSimulation in modules ? [bandOfSimulation] : [];
  const roots = [entry, container, page, ...band, ...(layout === 'default' ? [] : [workingLayout])];
  const missing = roots.filter((root) => !(root in modules));
  if (missing.length > 0) throw new Error(`not in the build: ${missing}`);
  const importsOf = (id) => modules[id]?.imports ?? [];
  const shown = reached(roots, (root) =>
    reached([root], importsOf)
      .flatMap((id) => partsOf(modules, conceptOf, id))
      .filter((id) => id in modules && !skipped.has(id)),
  );
  const wayBack = layoutsWithAWayBack.includes(layout) ? aheadForWaysBack : [];
  const ahead = access !== 'candidate' ? [] : [...aheadForCandidates, ...wayBack];
  const first = [...shown, ...ahead].map((id) => fileOf(graph, id)).filter((file) => file !== undefined);
  return reached(first, (file) => files[file].imports);
};
