import { reached } from './loads.mjs';
import { fileOf } from './module-graph.mjs';

/**
 * What the simulation may load beside the portal before a page is usable, in kB of gzip: the server, its seed and the libraries below.
 * Regions, papers, scenarios and the panel come when somebody needs them.
 */
export const demoBudget = 200;

/** Of the server in the page, and not of the portal. */
export const isOfServer = (id) => /^fake-backend\/|node_modules\/(msw|@mswjs)\//.test(id);

/** The files of a build that the server in the page begins with. */
export const serverFiles = ({ files }) => {
  const container = fileOf({ files }, 'src/container/simulation.ts');
  if (!container) throw new Error('not in the build: src/container/simulation.ts');
  return reached([container], (file) => files[file].imports).filter((file) => files[file].modules.some(isOfServer));
};
