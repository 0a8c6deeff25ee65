import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

interface ChunkContext {
  getModuleInfo(id: string): { readonly isEntry: boolean; readonly importers: readonly string[] } | null;
}

/**
 * Whatever the entry imports statically is fetched with it in any case: one file of it compresses 8 kB smaller than the
 * twenty that come of sharing with lazy pages, and is one request.
 */
const shellChunk = () => {
  const known = new Map<string, boolean>();
  const inShell = (id: string, modules: ChunkContext): boolean => {
    const answer = known.get(id);
    if (answer !== undefined) return answer;
    known.set(id, false); // cuts circles
    const info = modules.getModuleInfo(id);
    const found = info !== null && (info.isEntry || info.importers.some((importer) => inShell(importer, modules)));
    known.set(id, found);
    return found;
  };
  // icons hang on one index that the shell imports too: each goes with the pages that show it
  const icon = /lucide-react.*[\\/]icons[\\/]/;
  return (id: string, context: ChunkContext) => (!icon.test(id) && inShell(id, context) ? 'shell' : null);
};

/**
 * Inversify declares side effects, but its only one is its import of reflect-metadata, which stays.
 */
const inversifyIsPure = { moduleSideEffects: [{ test: /@inversifyjs|[\\/]inversify[\\/]/, sideEffects: false }] };

// `--mode simulation` builds and serves the portal with the fake backend inside; every other mode is the live profile.
export default defineConfig(({ mode, isSsrBuild }) => {
  const simulation = mode === 'simulation';
  return {
    plugins: [react()],
    define: { __SIMULATION__: JSON.stringify(simulation) },
    server: { port: 5173, strictPort: true },
    build: {
      outDir: simulation ? 'dist-demo' : 'dist',
      target: 'es2022',
      assetsInlineLimit: 0, // data: addresses are not allowed by the content security policy
      chunkSizeWarningLimit: simulation ? 2_000 : 250,
      modulePreload: { polyfill: false },
      manifest: true,
      ...(!isSsrBuild && {
        rolldownOptions: {
          treeshake: inversifyIsPure,
          output: { codeSplitting: { groups: [{ name: shellChunk(), debugName: 'shell' }] } },
        },
      }),
    },
  };
});
