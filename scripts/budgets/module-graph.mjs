import fs from 'node:fs';
import path from 'node:path';

/** Where the build of a mode leaves its graph. */
export const graphFile = (mode) => path.resolve('node_modules/.cache/graph', `${mode}.json`);

/** The name of a module by its place in the checkout. */
export const local = (id) => path.relative('.', id.split('?')[0]).replaceAll(path.sep, '/');

/** Files that import each other in a circle, as a group of the build can make of modules that do not; null where there are none. What is read of such a file while it begins can be missing. */
export const circleIn = (files) => {
  const done = new Set();
  const visit = (file, above) => {
    if (above.includes(file)) return [...above.slice(above.indexOf(file)), file];
    if (done.has(file)) return null;
    done.add(file);
    for (const each of files[file]?.imports ?? []) {
      const circle = visit(each, [...above, file]);
      if (circle) return circle;
    }
    return null;
  };
  return Object.keys(files).reduce((found, file) => found ?? visit(file, []), null);
};

/** A part of the build that notes which module imports which, and which file each is in. */
export const moduleGraph = (mode) => ({
  name: 'module-graph',
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk');
    const files = chunks.map(({ fileName, facadeModuleId, imports, modules }) => [
      fileName,
      { facade: facadeModuleId && local(facadeModuleId), imports, modules: Object.keys(modules).map(local) },
    ]);
    const circle = circleIn(Object.fromEntries(files));
    if (circle) this.error(`files that import each other: ${circle.join(' → ')}`);
    const modules = [...this.getModuleIds()].map((id) => {
      const { importedIds, dynamicallyImportedIds } = this.getModuleInfo(id);
      return [local(id), { imports: importedIds.map(local), lazy: dynamicallyImportedIds.map(local) }];
    });
    const file = graphFile(mode);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, JSON.stringify({ files: Object.fromEntries(files), modules: Object.fromEntries(modules) }));
  },
});

/** The graph that a build has left. */
export const graphOf = (mode) => JSON.parse(fs.readFileSync(graphFile(mode), 'utf8'));

/** The modules of which something is in a build. */
export const modulesOf = (mode) => Object.values(graphOf(mode).files).flatMap(({ modules }) => modules);

/** The file that begins with a module, or else holds it; undefined where none does. */
export const fileOf = ({ files }, id) => {
  const all = Object.entries(files);
  return (all.find(([, { facade }]) => facade === id) ?? all.find(([, { modules }]) => modules.includes(id)))?.[0];
};

/** The file of a build that brings this module, such as a page: one that it begins, where there is one. */
export const builtFile = (mode, module) => {
  const file = fileOf(graphOf(mode), module);
  if (!file) throw new Error(`not in the build: ${module}`);
  return file;
};
