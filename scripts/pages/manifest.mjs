import fs from 'node:fs';
import { readJson } from '../serving/serving.mjs';

/** Vite's manifest of a finished build, kept with its source maps. */
export const manifestOf = (mode) => readJson(`dist${mode === 'simulation' ? '-demo' : ''}-maps/manifest.json`);

/** The file of the finished live build that a module begins, such as a page. */
export const builtFile = (module) => {
  const file = manifestOf('production')[module]?.file;
  if (!file) throw new Error(`not in the build: ${module}`);
  return file;
};

/** The modules of a manifest that these import; `follow` says which of the modules that are imported on demand to follow as well. */
export const reached = (manifest, modules, follow = () => false) => {
  const seen = new Set();
  const visit = (module) => {
    if (seen.has(module) || !manifest[module]) return;
    seen.add(module);
    const { imports = [], dynamicImports = [] } = manifest[module];
    imports.forEach(visit);
    dynamicImports.filter(follow).forEach(visit);
  };
  modules.forEach(visit);
  return [...seen];
};

/** The JavaScript without which these modules cannot be evaluated. */
export const filesOf = (manifest, modules) => [
  ...new Set(reached(manifest, modules).map((module) => manifest[module].file)),
];

/** The routes of the portal by their table: name, module of the page, access, layout. */
export const readRoutes = () => {
  const source = fs.readFileSync('src/ui/routes.tsx', 'utf8');
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

const concept = (name) => `src/container/concepts/${name}.ts`;
/** The parts of the container from which a public page reads at once. */
const concepts = {
  schemes: [concept('catalog')],
  schedules: [concept('catalog'), concept('time')],
  scheme: [concept('catalog'), concept('time')],
};

/** The JavaScript that the HTML of a route asks for: that of the start, the page, its layout, and what the page reads from. No route: of the start alone. */
export const firstFiles = (manifest, route) =>
  filesOf(manifest, [
    'index.html',
    'node_modules/react-dom/client.js',
    'src/foundation.ts',
    'src/main.tsx',
    ...(route ? [route.page] : []),
    ...(route && route.layout !== 'default' ? ['src/ui/layouts/working-layout.tsx'] : []),
    ...(concepts[route?.name] ?? []),
    ...['src/container/live.ts', 'src/container/simulation.ts'], // one of them is in a build, by its mode
  ]);
