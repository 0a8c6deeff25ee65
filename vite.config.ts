import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin, parseAst } from 'vite';
// @ts-expect-error: a script without types
import { readJson } from './scripts/built.mjs';
// @ts-expect-error: a script without types
import { chunkGroups } from './scripts/pages/chunks.mjs';
// @ts-expect-error: a script without types
import { readRoutes } from './scripts/pages/manifest.mjs';
// @ts-expect-error: a script without types
import { judgedConfig } from './scripts/pages/samples.mjs';

/** Validates the shipped configuration at build time, because the schema would delay the first code of every page (decision 9). */
const configBeforehand = (simulation: boolean): Plugin => ({
  name: 'config-beforehand',
  apply: 'build',
  load: {
    filter: { id: /[\\/]configuration[\\/]default-config\.ts$/ },
    handler: async () => {
      const file = process.env.PORTAL_CONFIG ?? 'public/config.json';
      const judged = await judgedConfig(readJson(file), file, { everything: simulation });
      return `export const defaultConfig = ${JSON.stringify(judged)};`;
    },
  },
});

/** This first line makes Chrome compile a large file while it waits for others, instead of at the first press (decision 9). */
const compileHint: Plugin = {
  name: 'compile-hint',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk' || file.code.length < 20_000) continue;
        file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
        const map = bundle[`${file.fileName}.map`];
        if (map?.type === 'asset') map.source = String(map.source).replace('"mappings":"', '$&;'); // the code moved down by one line
      }
    },
  },
};

export default defineConfig(({ mode, isSsrBuild }) => {
  const simulation = mode === 'simulation';
  return {
    plugins: [configBeforehand(simulation), compileHint, react({ jsxImportSource: '#jsx' })],
    define: { __SIMULATION__: JSON.stringify(simulation) },
    // gives components the same class names in the prerendered HTML and in the browser
    oxc: {
      plugins: { styledComponents: { displayName: false, fileName: false, ssr: true, minify: true, pure: true } },
    },
    resolve: {
      alias: [{ find: /^reflect-metadata$/, replacement: 'reflect-metadata/lite' }],
      conditions: [...defaultClientConditions, 'es2015'], // with it, rxjs resolves to real classes instead of ES5 functions
    },
    server: { port: 5173, strictPort: true, watch: { ignored: ['**/dist*/**'] } },
    build: {
      target: ['chrome109', 'edge109', 'safari16.4', 'firefox115'], // lowers only syntax; tests/built/baseline.ts finds built-in features
      assetsInlineLimit: 0, // the content security policy allows data: addresses only for pictures
      chunkSizeWarningLimit: simulation ? 2_000 : 400,
      modulePreload: { polyfill: false },
      manifest: true,
      license: { fileName: 'third-party-notices.txt' },
      sourcemap: isSsrBuild ? false : 'hidden', // scripts/build.mjs moves them out of the build
      ...(!isSsrBuild && {
        rolldownOptions: {
          external: ['canvg', 'html2canvas'], // jsPDF needs them only for HTML and SVG, which no simulated document contains
          output: {
            entryFileNames: 'assets/[hash:8].js',
            chunkFileNames: 'assets/[hash:8].js',
            codeSplitting: { groups: chunkGroups(readRoutes(parseAst)), includeDependenciesRecursively: false },
          },
        },
      }),
    },
  };
});
