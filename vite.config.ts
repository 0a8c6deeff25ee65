import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

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
            chunkFileNames: ({ name }) => `assets/${name.replace(/-(page|picture|panel)$/, '')}-[hash:7].js`,
          },
        },
      }),
    },
  };
});
