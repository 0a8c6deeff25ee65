import { createHash } from 'node:crypto';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
// @ts-expect-error: a script without types
import { compileHint } from './scripts/bundling/compile-hint.mjs';
// @ts-expect-error: a script without types
import { judgedConfig } from './scripts/pages/samples.mjs';
// @ts-expect-error: a script without types
import { readJson } from './scripts/serving/serving.mjs';

/**
 * Inversify declares side effects, but its only one is its import of reflect-metadata, which stays.
 */
const inversifyIsPure = { moduleSideEffects: [{ test: /@inversifyjs|[\\/]inversify[\\/]/, sideEffects: false }] };

/** What jspdf would fetch to draw HTML and SVG, which the simulated documents do not: left out of the build. */
const jspdfExtras = ['html2canvas', 'canvg', 'dompurify'];
const isJspdfExtra = (id: string, from: string | undefined) =>
  jspdfExtras.includes(id) && /[\\/]jspdf[\\/]/.test(from ?? ''); // the portal itself does need dompurify

/** Comments in the styles of components, which no minifier takes for comments. */
const withoutStyleComments = {
  name: 'without-style-comments',
  transform: {
    filter: { id: /[\\/]src[\\/]ui[\\/].+\.tsx?$/, code: 'styled-components' },
    handler: (code: string) => ({ code: code.replace(/(?<=\s)\/\* [^\n*]* \*\//g, ''), map: null }),
  },
};

const modulesByHash = new Map<string, string>();
/** What is styled has the same name in the HTML of the build and in the browser: src/ui/theme/styled-in.ts tells why. */
const stylesByModule = {
  name: 'styles-by-module',
  transform: {
    filter: { id: { include: /[\\/]src[\\/]ui[\\/].+\.tsx?$/, exclude: /styled-in\.ts$/ }, code: 'styled-components' },
    handler(code: string, id: string) {
      const imported = /\bstyled\b(?=[^{}]*\} from ['"]styled-components['"])/;
      if (!imported.test(code)) return null;
      const module = path.relative(import.meta.dirname, id).replaceAll(path.sep, '/');
      const hash = createHash('sha256').update(module).digest('hex').slice(0, 6);
      if ((modulesByHash.get(hash) ?? module) !== module)
        throw new Error(`${module} and ${modulesByHash.get(hash)} have the same name for their styles: rename one`);
      modulesByHash.set(hash, module);
      const own = `import{styledIn}from"/src/ui/theme/styled-in.ts";const styled=styledIn("s${hash}");`;
      return { code: own + code.replace(imported, 'styled as _'), map: null };
    },
  },
};

/** The configuration that is shipped has been judged when it is: what judges it would hold up the first code of every page (decision 50). */
const configBeforehand = (simulation: boolean) => ({
  name: 'config-beforehand',
  apply: 'build' as const,
  load: {
    filter: { id: /[\\/]src[\\/]default-config\.ts$/ },
    handler: async () => {
      const file = 'public/config.json';
      const judged = await judgedConfig(readJson(file), file, { everything: simulation });
      return `export const defaultConfig = ${JSON.stringify(judged)};`;
    },
  },
});

const empty = 'export {};';
/**
 * What libraries bring along for what is never done here: handlers of @mswjs/data's own, its queries by date, MSW's cookie jar beside that of
 * the host; stylis's prefixes for browsers that are older than the baseline, which styled-components leaves off; and all that an icon of Lucide
 * can be told beside its size and attributes, which is worked out again for each icon that is drawn.
 */
const standIns: readonly { readonly by: RegExp; readonly asked: RegExp; readonly code: string }[] = [
  { by: /[\\/]@mswjs[\\/]data[\\/]/, asked: /\/generate(Rest|GraphQL)Handlers$/, code: empty },
  { by: /[\\/]@mswjs[\\/]data[\\/]/, asked: /^date-fns$/, code: empty },
  {
    by: /[\\/]@mswjs[\\/]data[\\/]/,
    asked: /^lodash$/,
    code: "export { default as isFunction } from 'lodash/isFunction';",
  },
  {
    by: /[\\/]msw[\\/]/,
    asked: /^tough-cookie$/,
    code: 'export class Cookie {} export class MemoryCookieStore {} export class CookieJar { getCookiesSync() { return []; } }',
  },
  {
    by: /[\\/]lucide-react[\\/]/,
    asked: /\/createLucideIcon\.mjs$/,
    code: `import { createElement } from 'react';
const attributes = { xmlns: 'http://www.w3.org/2000/svg', viewBox: '0 0 24 24', fill: 'none', stroke: 'currentColor', strokeWidth: 2, strokeLinecap: 'round', strokeLinejoin: 'round', 'aria-hidden': 'true' };
const part = ([tag, its]) => createElement(tag, its);
export default ({ node }) => ({ size = 24, ...rest }) =>
  createElement('svg', { ...attributes, width: size, height: size, ...rest }, node.map(part));`,
  },
  { by: /[\\/]stylis[\\/]/, asked: /\/Prefixer\.js$/, code: 'export const prefix = (value) => value;' },
];
const standIn = /^\0stand-in:(\d+)$/;
const withStandIns = {
  name: 'with-stand-ins',
  enforce: 'pre' as const,
  resolveId(asked: string, by: string | undefined) {
    const found = standIns.findIndex((each) => by !== undefined && each.by.test(by) && each.asked.test(asked));
    return found === -1 ? null : `\0stand-in:${found}`;
  },
  load(id: string) {
    const [, index] = standIn.exec(id) ?? [];
    return index === undefined ? null : standIns[Number(index)]?.code;
  },
};

/**
 * Vite's own loads styles as well, of which no part has any, and weighs three times as much. As it does, this asks for what a part imports
 * while the part is on the way, and tells the window of one that does not come.
 */
const preloadHelper = {
  name: 'preload-helper',
  transform: {
    filter: { id: /vite[\\/]preload-helper/ },
    handler: () => ({
      code: `const rel = document.createElement('link').relList.supports('modulepreload') ? 'modulepreload' : 'preload';
const asked = new Set();
export const __vitePreload = (load, files = []) => {
  for (const file of files) {
    const href = '/' + file;
    if (asked.has(href) || document.querySelector('link[href="' + href + '"]')) continue;
    asked.add(href);
    document.head.append(Object.assign(document.createElement('link'), { rel, as: 'script', crossOrigin: '', href }));
  }
  return load().catch((payload) => {
    const event = new Event('vite:preloadError', { cancelable: true });
    if (dispatchEvent(Object.assign(event, { payload }))) throw payload;
  });
};`,
      map: null,
    }),
  },
};

/** The files that every page loads, by the groups below and in scripts/bundling. */
const first = ['rolldown-runtime', 'start', 'react', 'foundation', 'shell'];

// `--mode simulation` builds and serves the portal with the fake backend inside; every other mode is the live profile.
export default defineConfig(({ mode, isSsrBuild }) => {
  const simulation = mode === 'simulation';
  return {
    plugins: [
      configBeforehand(simulation),
      withStandIns,
      withoutStyleComments,
      stylesByModule,
      react(),
      preloadHelper,
      compileHint,
    ],
    define: { __SIMULATION__: JSON.stringify(simulation) },
    resolve: {
      alias: [{ find: /^reflect-metadata$/, replacement: 'reflect-metadata/lite' }],
      conditions: [...defaultClientConditions, 'es2015'], // rxjs has classes behind it, and functions that imitate them without
    },
    server: { port: 5173, strictPort: true },
    build: {
      outDir: simulation ? 'dist-demo' : 'dist',
      target: ['chrome109', 'edge109', 'safari16.4', 'firefox115'], // the syntax; scripts/check-baseline.mjs sees to the rest
      assetsInlineLimit: 0, // data: addresses are not allowed by the content security policy
      chunkSizeWarningLimit: simulation ? 2_000 : 250,
      // what every page has is not asked for with each of its parts
      modulePreload: {
        polyfill: false,
        resolveDependencies: (_, files) => files.filter((file) => !file.startsWith('assets/first-')),
      },
      manifest: true,
      sourcemap: isSsrBuild ? false : 'hidden', // put apart by scripts/build.mjs
      ...(!isSsrBuild && {
        rolldownOptions: {
          treeshake: inversifyIsPure,
          external: isJspdfExtra,
          // without names, which would weigh 1 to 3 kB on every page: the entry lists all files. Which holds what is in the graph of the build
          output: {
            // what the entry imports is one file; of the rest, scripts/bundling tells
            codeSplitting: {
              groups: [{ name: 'start', tags: ['$initial' as const], priority: 1 }],
            },
            entryFileNames: 'assets/first-[hash:7].js',
            chunkFileNames: ({ name }) => (first.includes(name) ? 'assets/first-[hash:7].js' : 'assets/[hash:7].js'),
          },
        },
      }),
    },
  };
});
