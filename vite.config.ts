import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

interface Modules {
  getModuleInfo(id: string): { readonly isEntry: boolean; readonly importers: readonly string[] } | null;
}

/** Whether a module is imported, through any number of static imports, by one that `isRoot`. */
const importedFrom = (isRoot: (id: string, isEntry: boolean) => boolean) => {
  const known = new Map<string, boolean>();
  const imported = (id: string, modules: Modules): boolean => {
    const answer = known.get(id);
    if (answer !== undefined) return answer;
    known.set(id, false); // cuts circles
    const info = modules.getModuleInfo(id);
    const found = info !== null && (isRoot(id, info.isEntry) || info.importers.some((each) => imported(each, modules)));
    known.set(id, found);
    return found;
  };
  return imported;
};

// these hang on an index that the shell imports too, but only pages use them: each goes with those that do
const ofPages = /lucide-react.*[\\/]icons[\\/]|(queriesObserver|mutationObserver|useQueries|useMutation)\./;

/** All that the entry imports, in one file (left to itself, sharing with lazy pages cuts it into twenty, which compress 8 kB worse), and the parts of forms. */
const shell = () => {
  const imported = importedFrom((_, isEntry) => isEntry);
  const name = (id: string, modules: Modules) => (!ofPages.test(id) && imported(id, modules) ? 'shell' : null);
  const wired = importedFrom((id) => /src[\\/]container[\\/]live\.ts$/.test(id));
  return [
    { name, debugName: 'shell', priority: 2 },
    // the container with what every page needs of it: one request, not one for each part that its later halves share
    { name: (id: string, modules: Modules) => (wired(id, modules) ? 'live' : null), debugName: 'live', priority: 1 },
    // smaller than one request is worth, and always wanted with each other
    {
      name: 'field',
      test: /components[\\/]form[\\/](field|text-field|text-input)\.|icons[\\/]circle-(alert|excl)/,
      priority: 1,
    },
    { name: 'next', test: /icons[\\/]arrow-right\./, priority: 1 }, // of the home page, and of exams
    {
      name: 'form',
      test: /components[\\/]\w+[\\/](error-summary|password-field|text-link)\.|failure-text/,
      priority: 1,
    },
    // dates, which the log-in and the top of the home page do without
    {
      name: 'calendar',
      test: /dayjs[\\/](dayjs|locale|plugin[\\/]utc)|domain[\\/]calendar[\\/]calendar(-date)?\.|format[\\/]date\./,
      priority: 1,
    },
    {
      name: 'countdown',
      test: /dayjs[\\/]plugin[\\/]duration|calendar[\\/]duration|format[\\/]remaining/,
      priority: 1,
    },
    // of the server's clock, which guests load too, without exams
    { name: 'observable', test: /rxjs[\\/].*[\\/](Observable|BehaviorSubject)\./, priority: 1 },
    // what many pages share, in one file: left to itself it becomes sixty, whose names alone make the entry 1 kB longer
    {
      name: 'parts',
      test: /src[\\/]ui[\\/](components|format[\\/](?!date|remaining)|illustrations|page)[\\/]|icons[\\/]/,
      minShareCount: 3,
    },
    {
      name: 'parts',
      test: /components[\\/]layout[\\/]accordion|icons[\\/](ticket|trash)|session[\\/]use-wait/,
      minShareCount: 2,
    },
    { name: 'trx-id', test: /assessment[\\/]trx-id/, priority: 1 }, // of purchases, which guests load too, and of assessments
    // the forms of an assessment: what they share among themselves, in one file for the same reason
    {
      name: 'forms',
      test: /src[\\/](ui[\\/](assessment|apl|certificate|document|form[\\/](page|draft))|domain[\\/](apl|assessment|certificate)|application[\\/](draft|assessment))[\\/]/,
      minShareCount: 2,
    },
    { name: 'purchases', test: /src[\\/](ui[\\/]purchase|domain[\\/](purchase|profile|files))[\\/]/, minShareCount: 2 },
    // these come last: what they share with pages of guests must not bring guests all of them
    // what tells every candidate that an exam runs: small, and without the pages of exams
    {
      name: 'running-exam',
      test: /src[\\/](ui[\\/]running-exam|domain[\\/]exam[\\/](exam|next-exam)\.)/,
    },
    // all pages of exams are one: who opens one comes to the others, also when the network is gone by then
    { name: 'exams', test: /src[\\/]ui[\\/]exam[\\/]|dompurify/ },
  ];
};

/**
 * Inversify declares side effects, but its only one is its import of reflect-metadata, which stays.
 */
const inversifyIsPure = { moduleSideEffects: [{ test: /@inversifyjs|[\\/]inversify[\\/]/, sideEffects: false }] };

/** What jspdf would fetch to draw HTML and SVG, which the simulated documents do not: left out of the build. */
const jspdfExtras = ['html2canvas', 'canvg', 'dompurify'];
const isJspdfExtra = (id: string, from: string | undefined) =>
  jspdfExtras.includes(id) && /[\\/]jspdf[\\/]/.test(from ?? ''); // the portal itself does need dompurify

// `--mode simulation` builds and serves the portal with the fake backend inside; every other mode is the live profile.
export default defineConfig(({ mode, isSsrBuild }) => {
  const simulation = mode === 'simulation';
  return {
    plugins: [react()],
    define: { __SIMULATION__: JSON.stringify(simulation) },
    server: { port: 5173, strictPort: true },
    build: {
      outDir: simulation ? 'dist-demo' : 'dist',
      target: ['chrome109', 'edge109', 'safari16.4', 'firefox115'], // the syntax; scripts/check-baseline.mjs sees to the rest
      assetsInlineLimit: 0, // data: addresses are not allowed by the content security policy
      chunkSizeWarningLimit: simulation ? 2_000 : 250,
      modulePreload: { polyfill: false },
      manifest: true,
      ...(!isSsrBuild && {
        rolldownOptions: {
          treeshake: inversifyIsPure,
          external: isJspdfExtra,
          // short names: the entry lists them all
          output: {
            codeSplitting: { groups: shell() },
            chunkFileNames: ({ name }) => `assets/${name.replace(/-(page|picture|panel)$/, '')}-[hash:7].js`,
          },
        },
      }),
    },
  };
});
