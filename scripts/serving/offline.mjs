import fs from 'node:fs';
import path from 'node:path';
import { reached } from '../pages/manifest.mjs';

const filesOfExams = (manifest, routes) => {
  const others = new Set(routes.filter(({ layout }) => layout !== 'exam').map(({ page }) => page));
  return reached(manifest, ['index.html'], (key) => !others.has(key)).flatMap((key) => {
    const { file, css = [], assets = [] } = manifest[key];
    return [file, ...css, ...assets];
  });
};

/** Writes the service worker of a build (decision 41): `exam-worker.js`, with its file list prepended. */
export const writeExamWorker = (out, { buildId, manifest, routes, pages }) => {
  const names = new Set(routes.filter(({ layout }) => layout === 'exam').map(({ name }) => name));
  const offlineBuild = {
    build: buildId,
    files: [...new Set(filesOfExams(manifest, routes))].sort().map((file) => `/${file}`),
    pages: pages.filter(({ name }) => names.has(name)).map(({ regex, address }) => ({ regex, address })),
  };
  const program = fs.readFileSync(new URL('./exam-worker.js', import.meta.url), 'utf8');
  fs.writeFileSync(
    path.join(out, 'exam-worker.js'),
    `self.offlineBuild = ${JSON.stringify(offlineBuild)};\n${program}`,
  );
};
