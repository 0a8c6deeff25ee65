import { budgets, mostFiles, notForGuests } from './budgets.mjs';
import { filesOf } from './loads.mjs';

/** What is wrong with the files that the routes load. `sizeOf` tells the compressed size of a file in bytes. */
export const complaints = (graph, conceptOf, routes, sizeOf) =>
  routes.flatMap((route) => {
    const files = filesOf(graph, conceptOf, route);
    const size = files.reduce((sum, file) => sum + sizeOf(file), 0) / 1000;
    const strangers = files.flatMap((file) => graph.files[file].modules).filter((id) => notForGuests.test(id));
    const budget = budgets[route.access === 'candidate' ? 'candidates' : 'guests'];
    return [
      ...(size > budget
        ? [`${route.name}: ${size.toFixed(1)} kB of JavaScript until idle, allowed are ${budget}`]
        : []),
      ...(files.length > mostFiles ? [`${route.name}: ${files.length} files, allowed are ${mostFiles}`] : []),
      ...(route.access === 'candidate' ? [] : strangers.map((id) => `${route.name}: a guest loads ${id}`)),
    ];
  });
