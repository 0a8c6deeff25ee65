import { budgets, mostFiles, notForGuests, stillAbove } from './budgets.mjs';
import { filesOf } from './loads.mjs';

/** What a page can become smaller or larger by, in kB, because of changes elsewhere. */
const moved = 3;

const sizeComplaints = (name, size) => {
  const budget = budgets[name];
  const allowed = stillAbove[name] ?? budget;
  if (budget === undefined) return [`${name}: has no budget in scripts/budgets/budgets.mjs`];
  if (size > allowed) return [`${name}: ${size.toFixed(1)} kB of JavaScript until idle, allowed are ${allowed}`];
  return allowed > budget && size <= budget - moved
    ? [`${name}: is within its budget now, take it out of \`stillAbove\``]
    : [];
};

/** What is wrong with the files that the routes load. `sizeOf` tells the compressed size of a file in bytes. */
export const complaints = (graph, conceptOf, routes, sizeOf) =>
  routes.flatMap((route) => {
    const files = filesOf(graph, conceptOf, route);
    const size = files.reduce((sum, file) => sum + sizeOf(file), 0) / 1000;
    const strangers = files.flatMap((file) => graph.files[file].modules).filter((id) => notForGuests.test(id));
    return [
      ...sizeComplaints(route.name, size),
      ...(files.length > mostFiles ? [`${route.name}: ${files.length} files, allowed are ${mostFiles}`] : []),
      ...(route.access === 'candidate' ? [] : strangers.map((id) => `${route.name}: a guest loads ${id}`)),
    ];
  });
