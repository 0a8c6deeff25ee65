import { aheadForCandidates, aheadForWaysBack, budgets, notForGuests, ofCandidates, onDemand } from './budgets.mjs';

/** The routes of the portal as their table says them: name, module of the page, access, layout. */
export const routesIn = (source) => {
  const pages = new Map(
    [...source.matchAll(/const (\w+) = route\(\(\) => import\('\.\/([^']+)'\)\)/g)].map(([, name, file]) => [name, `src/ui/${file}`]),
  );
  return [...source.matchAll(/^ +entry\(paths\.(\w+), '[^']*', (\w+), '(\w+)', '(\w+)'\)/gm)].map(
    ([, name, page, access, layout]) => ({ name, page: pages.get(page), access, layout }),
  );
};

const tables = ['src/ui/routes.tsx', 'src/container/concepts.ts']; // what they name is fetched by whoever asks for it
const container = 'src/container/live.ts';
const workingLayout = 'src/ui/layouts/working-layout.tsx';

/** All that hangs on `start` by imports. */
const reached = (start, importsOf) => {
  const seen = new Set();
  const visit = (id) => {
    if (seen.has(id)) return;
    seen.add(id);
    importsOf(id).forEach(visit);
  };
  start.forEach(visit);
  return [...seen];
};

/** The files that a route loads until it is idle. `conceptOf` tells whose tokens a module names, if any. */
export const filesOf = ({ files, modules }, conceptOf, { page, access, layout }) => {
  const guest = access !== 'candidate';
  const skipped = new Set(guest ? [...onDemand, ...ofCandidates, ...aheadForCandidates] : [...onDemand, ...aheadForCandidates]);
  const partsOf = (id) => {
    const concept = conceptOf(id);
    const { lazy = [] } = modules[id] ?? {};
    return [...(tables.includes(id) ? [] : lazy), ...(concept ? [`src/container/concepts/${concept}.ts`] : [])];
  };
  const roots = ['src/main.tsx', container, page, ...(layout === 'default' ? [] : [workingLayout])];
  const shown = reached(roots, (root) =>
    reached([root], (id) => modules[id]?.imports ?? [])
      .flatMap(partsOf)
      .filter((id) => id in modules && !skipped.has(id)),
  );
  const ahead = guest ? [] : [...aheadForCandidates, ...(['exam', 'document', 'form'].includes(layout) ? aheadForWaysBack : [])];
  const fileOf = (id) => {
    const all = Object.entries(files);
    return (all.find(([, { facade }]) => facade === id) ?? all.find(([, file]) => file.modules.includes(id)))?.[0];
  };
  const first = [...shown, ...ahead].map(fileOf).filter((file) => file !== undefined);
  return reached(first, (file) => files[file].imports);
};
