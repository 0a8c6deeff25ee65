import fs from 'node:fs';
import path from 'node:path';
import { readJson } from '../built.mjs';

export const manifestOf = (out) => readJson(`${out}-maps/manifest.json`);

export const builtFile = (module) => {
  const file = manifestOf('dist')[module]?.file;
  if (!file) throw new Error(`not in the build: ${module}`);
  return file;
};

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

export const filesOf = (manifest, modules) => [
  ...new Set(reached(manifest, modules).map((module) => manifest[module].file)),
];

/** The routes of the portal, from the syntax tree of their table: name, page module, access, layout. `parse` is Vite's `parseAst`. */
export const readRoutes = (parse) => {
  const file = 'src/ui/frame/routes.tsx';
  const { body } = parse(fs.readFileSync(file, 'utf8'), { lang: 'tsx' });
  const [pages] = body.flatMap(({ declarations = [] }) => declarations.filter(({ id }) => id.name === 'pages'));
  return pages.init.properties.map(({ key, value: { elements } }) => {
    const [, access, layout, load] = elements;
    const page = path.posix.join(path.posix.dirname(file), load.body.source.value);
    return { name: key.name, page, access: access.value, layout: layout.value };
  });
};

const ofCatalog = ['schemes', 'schedules', 'scheme'];

const conceptFile = (name) => `src/container/concepts/${name}.ts`;

const readsFrom = ({ name, page, access }) => {
  if (access !== 'candidate') return ofCatalog.includes(name) ? [conceptFile('catalog')] : [];
  const nextStep = name === 'profile' ? ['assessment'] : [];
  return [...new Set(['profile', 'notification', 'purchase', page.split('/')[2], ...nextStep])].map(conceptFile);
};

const servicesOf = (manifest) =>
  ['src/configuration/config-schema.ts', 'src/container/live.ts', 'src/container/simulation.ts'].filter(
    (module) => module in manifest,
  );

const filesOfModules = (manifest, modules) => {
  const missing = modules.filter((module) => !(module in manifest));
  if (missing.length > 0) throw new Error(`not in the build: ${missing}`);
  return filesOf(manifest, modules);
};

const shownBy = (manifest, route) => [
  'index.html',
  ...manifest['index.html'].dynamicImports, // the chunks that the start-up code loads
  ...(route ? [route.page] : []),
  ...(route && route.layout !== 'default' ? ['src/ui/frame/layouts/working-layout.tsx'] : []),
];

/** The JavaScript that a route loads first: start-up code, page, layout, services and concepts. Without a route: no page and no concept. */
export const firstFiles = (manifest, route) =>
  filesOfModules(manifest, [...shownBy(manifest, route), ...servicesOf(manifest), ...(route ? readsFrom(route) : [])]);

/**
 * The files that a route's HTML preloads. A guest's page reacts to presses without the services, which would delay its own code; only the
 * largest text of a scheme comes from the server.
 */
export const preloadedFiles = (manifest, route) =>
  route?.access === 'candidate' || route?.name === 'scheme'
    ? firstFiles(manifest, route)
    : filesOfModules(manifest, shownBy(manifest, route));

/** The files that a page needs before it reacts to presses. The page of a candidate is prerendered as a skeleton, so its code comes later. */
export const hydratedFiles = (manifest, route) =>
  filesOfModules(
    manifest,
    shownBy(manifest, route).filter((module) => route?.access !== 'candidate' || module !== route.page),
  );

const candidateHome = [
  'src/ui/catalog/home/candidate-home.tsx',
  'src/ui/frame/layouts/menu/candidate-corner.tsx',
  ...['profile', 'notification', 'purchase', 'assessment', 'exam'].map(conceptFile),
];

/** The files that home needs only for a candidate. Guests get the same HTML, so it cannot simply preload them. */
export const filesForCandidate = (manifest, home) => {
  const shared = preloadedFiles(manifest, home);
  return filesOfModules(manifest, [...servicesOf(manifest), ...candidateHome]).filter((file) => !shared.includes(file));
};

/** A circular import between built files, which may read a value before it is initialised; null if none exists. */
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
