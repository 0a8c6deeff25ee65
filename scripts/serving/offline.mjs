import fs from 'node:fs';
import path from 'node:path';
import { conceptOf } from '../budgets/concept-of.mjs';
import { filesReachable } from '../budgets/loads.mjs';

/** The routes whose pages open without a network. */
const isOfExams = ({ layout }) => layout === 'exam';

/** All JavaScript that pages of exams can come to need without leaving them, by the graph of the build. */
const chunksOf = (graph, routes) => [
  ...new Set(routes.filter(isOfExams).flatMap((route) => filesReachable(graph, conceptOf, route))),
];

/** The styles and fonts of the entry and of these chunks, by the manifest of the build. */
const besides = (manifest, chunks) =>
  Object.values(manifest)
    .filter(({ file, isEntry }) => isEntry || chunks.includes(file))
    .flatMap(({ css = [], assets = [] }) => [...css, ...assets]);

/** Writes the service worker of a build (decision 41): `exam-worker.js`, with the list of what it keeps before it. */
export const writeExamWorker = (out, { buildId, graph, manifest, routes, pages }) => {
  const chunks = chunksOf(graph, routes);
  const names = new Set(routes.filter(isOfExams).map(({ name }) => name));
  const offlineBuild = {
    build: buildId,
    files: [...new Set([...chunks, ...besides(manifest, chunks)])].sort().map((file) => `/${file}`),
    pages: pages.filter(({ name }) => names.has(name)).map(({ regex, address }) => ({ regex, address })),
  };
  const program = fs.readFileSync(new URL('./exam-worker.js', import.meta.url), 'utf8');
  fs.writeFileSync(
    path.join(out, 'exam-worker.js'),
    `self.offlineBuild = ${JSON.stringify(offlineBuild)};\n${program}`,
  );
};
