import path from 'node:path';

/** Modules that every page loads first. */
const beginning = ['index.html', 'src/entry/start.ts', 'src/entry/foundation.ts', 'src/entry/main.tsx'];

/** Modules that no page needs in order to be shown and pressed. */
const services = [
  'src/configuration/config-schema.ts',
  'src/container/live.ts',
  'src/container/simulation.ts',
  'src/container/concepts/catalog.ts',
];

/** The frame of a candidate's pages, which reacts to presses before their own code has arrived. */
const frame = 'src/ui/frame/layouts/working-layout.tsx';

/** Modules that every page of a candidate loads on demand. */
const ofCandidates = [
  frame,
  'src/ui/exam/public/return-to-exam.tsx',
  'src/ui/exam/public/running-exam-strip.tsx',
  'src/ui/exam/public/running-line.tsx',
  'src/container/concepts/draft.ts',
  'src/container/concepts/exam.ts',
  'src/container/concepts/profile.ts',
  'src/container/concepts/notification.ts',
  'src/container/concepts/assessment.ts',
  'src/container/concepts/purchase.ts',
];

/**
 * Modules of guests' pages and of so many areas in all load with the start, as icons of two areas do, one of them a guest's; in files of
 * their own they would delay the first paint. Other icons of two areas share a file.
 */
const nearlyAll = 4;
/** Parts of the query library for lists of several queries, which only candidates have. Its index file makes them look like a part of the start. */
const queryLists = /[\\/]@tanstack[\\/].*(infiniteQueryObserver|queriesObserver|useInfiniteQuery|useQueries)\.js/;
const icon = /[\\/]lucide-react[\\/]/;
const ofGuests = ['beginning', 'catalog', 'check', 'guests', 'texts'];

const areaOf = ({ page, access }) => {
  if (page.startsWith('src/ui/catalog/')) return 'catalog';
  if (access !== 'candidate') {
    if (page === 'src/ui/information/contact-page.tsx') return 'contact';
    if (page.startsWith('src/ui/information/')) return 'texts';
    return page.startsWith('src/ui/certificate/') ? 'check' : 'guests'; // employers open the check by QR code
  }
  if (page.startsWith('src/ui/exam/')) return 'exams';
  return /^src\/ui\/(apl|assessment)\//.test(page) ? 'forms' : 'records';
};

/** The bundler separates folders by slashes on every system. */
const moduleOf = (file) => path.resolve(file).replaceAll('\\', '/');

const areasOfModules = (context, routes) => {
  const areas = new Map();
  const visit = (module, area) => {
    const known = areas.get(module) ?? new Set();
    const info = known.has(area) ? null : context.getModuleInfo(module);
    if (!info) return;
    areas.set(module, known.add(area));
    for (const imported of info.importedIds) visit(imported, area);
  };
  for (const file of beginning) visit(moduleOf(file), 'beginning');
  for (const file of services) visit(moduleOf(file), 'services');
  for (const file of ofCandidates) for (const area of ['exams', 'forms', 'records']) visit(moduleOf(file), area);
  visit(moduleOf(frame), 'frame');
  for (const route of routes) visit(moduleOf(route.page), areaOf(route));
  return areas;
};

/**
 * The groups of `output.codeSplitting`: modules that the same areas import share a file. A file imports only files that at least the
 * same areas use, so imports are never circular. Without groups, a candidate page has 60 small files (decision 9).
 */
export const chunkGroups = (routes) => {
  let all;
  const areasOf = (module, context) => {
    all ??= areasOfModules(context, routes);
    return all.get(module) ?? new Set();
  };
  const loadedOnDemand = new Set(ofCandidates.map(moduleOf));
  const start = (module, context) => {
    if (queryLists.test(module)) return null;
    const areas = areasOf(module, context);
    const isCommon = areas.size >= nearlyAll && (areas.has('catalog') || areas.has('guests'));
    const isWanted = icon.test(module)
      ? areas.size > 1 && ofGuests.some((area) => areas.has(area))
      : areas.has('beginning')
        ? areas.size > 1
        : isCommon || (areas.has('catalog') && areas.has('services'));
    if (isWanted) return 'start';
    return areas.has('services') && areas.size > 1 ? 'services' : null;
  };
  const byAreas = (module, context) => {
    if (queryLists.test(module)) return 'exams-forms-records';
    const areas = areasOf(module, context);
    if (areas.size === 0 || areas.has('beginning') || areas.has('services') || loadedOnDemand.has(module)) return null;
    if (icon.test(module) && areas.size > 1 && !areas.has('contact')) return 'icons'; // a guest would load all of a candidate's icons
    const small = areas.has('guests') && areas.has('records') && !areas.has('exams') && !areas.has('catalog'); // with or without forms and check
    return small ? 'guests-records' : [...areas].sort().join('-');
  };
  return [
    { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 2 }, // browsers keep this file across builds
    { name: 'checked-form', test: /[\\/](react-hook-form[\\/]|use-checked-form\.ts)/, priority: 1 }, // the log-in needs none of it
    // the picture of a certificate, which an employer's check shares with a candidate's pages, but not the code of those
    { name: 'certificate', test: /[\\/](certificate-paper|own-certificate|paper-shape|award-seal)\.ts/, priority: 1 },
    { name: 'popover', test: /[\\/]popover\.tsx$/, priority: 1 }, // of exams, and of the bell, whose pages load no exams
    { name: 'start', test: /preload-helper/, priority: 1 }, // Vite's helper for dynamic imports
    { name: start, debugName: 'start', priority: 1 },
    { name: byAreas, debugName: 'areas', minShareCount: 2 },
  ];
};
