import fs from 'node:fs';
import { readJson } from '../serving/serving.mjs';

/** Vite's manifest of the finished build in this folder, kept with its source maps. */
export const manifestOf = (out) => readJson(`${out}-maps/manifest.json`);

/** The file of the finished live build that a module begins, such as a page. */
export const builtFile = (module) => {
  const file = manifestOf('dist')[module]?.file;
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

/** The public pages that read from the catalog at once. */
const ofCatalog = ['schemes', 'schedules', 'scheme'];

const conceptFile = (name) => `src/container/concepts/${name}.ts`;

/** What a page reads from at once: for a candidate who they are, their notifications, and the concept of the page's folder. */
const readsFrom = ({ name, page, access }) => {
  if (access !== 'candidate') return ofCatalog.includes(name) ? [conceptFile('catalog')] : [];
  return [...new Set(['profile', 'notification', page.split('/')[2]])].map(conceptFile);
};

/** The JavaScript that the HTML of a route asks for: that of the start, the page, its layout, and what the page reads from. No route: of the start alone. */
export const firstFiles = (manifest, route) => {
  const modules = [
    'index.html',
    ...manifest['index.html'].dynamicImports, // the parts of the start
    ['src/container/live.ts', 'src/container/simulation.ts'].find((module) => module in manifest),
    ...(route ? [route.page] : []),
    ...(route && route.layout !== 'default' ? ['src/ui/layouts/working-layout.tsx'] : []),
    ...(route ? readsFrom(route) : []),
  ];
  const missing = modules.filter((module) => !(module in manifest));
  if (missing.length > 0) throw new Error(`not in the build: ${missing}`);
  return filesOf(manifest, modules);
};

/** Files of a build that import each other in a circle, of which one can read of another before it is there; null where there are none. */
export const circleIn = (manifest) => {
  const done = new Set();
  const visit = (module, above) => {
    if (above.includes(module)) return [...above.slice(above.indexOf(module)), module];
    if (done.has(module)) return null;
    done.add(module);
    for (const each of manifest[module]?.imports ?? []) {
      const circle = visit(each, [...above, module]);
      if (circle) return circle;
    }
    return null;
  };
  return Object.keys(manifest).reduce((found, module) => found ?? visit(module, []), null);
};
