// The allowed imports of each layer (docs/architecture.md). Any other import is an error, type imports included.

const { pairs, shared } = require('./tests/architecture/concepts.cjs');

const packages = (...names) => `(^|/)node_modules/(${names.join('|')})/`;
const layer = (from, ...to) => ({ from: { path: from }, to: { path: to } });

const useCases = ['^src/application/', '^src/domain/'];
const adapter = (name, ...to) => layer(`^src/adapters/${name}/`, `^src/adapters/${name}/`, ...useCases, ...to);

const looks = ['react', 'styled-components'];
const interaction = ['wouter', 'lucide-react'];
const page = ['react-dom', 'react-hook-form', 'valtio', 'rxjs', '@tanstack/react-query', '@fontsource[^/]*/[^/]+'];
const rooms = (...names) => `^src/ui/(${names.join('|')})/`;
/** Public faces, lowest first: each may import those before it. */
const faces = ['information', 'profile', 'notification', 'exam', 'apl', 'certificate', 'assessment', 'purchase'];
const faceOf = (names) => `^src/ui/(${names.join('|')})/public/`;
/** The shared folders of a layer, and the files directly in the layer's folder. */
const ofAll = (name) => `^src/${name}/([^/]+$|(${shared[name].join('|')})/)`;
/** The concept folders of a layer; in a rule, `$1` is the folder of the importing file. */
const ofAConcept = (name) => `^src/${name}/(?!(?:${shared[name].join('|')})/)([^/]+)/`;
const pair = ({ layer: name, from, to }) => layer(`^src/${name}/${from}/`, `^src/${name}/${to}/`);
/** If a domain concept may import another, its use-cases may too. */
const domainOfPairs = pairs
  .filter((each) => each.layer === 'domain')
  .map(({ from, to }) => layer(`^src/application/${from}/`, `^src/domain/${to}/`));
const uiMayUse = [...useCases, '^src/configuration/config\\.ts$', packages(...looks, ...interaction, ...page)];

const storyTypes = { path: packages('@storybook/react-vite'), dependencyTypes: ['type-only'] };

const root = (name, ...to) => layer(`^src/${name}$`, ...to);

const known = [
  '^src/(domain|application|container|ui|training|jsx)/',
  '^src/adapters/(http|socket|browser|payment|fake-backend)/',
  '^src/(entry|configuration)/',
  '^src/room/(main\\.tsx|class-clock\\.js|public/perhatian\\.js)$',
  '^fake-backend/',
  '^\\.storybook/',
  '^tests/peers/',
];

module.exports = {
  allowedSeverity: 'error',
  allowed: [
    layer(ofAConcept('domain'), '^src/domain/$1/', ofAll('domain')),
    layer(ofAll('domain'), ofAll('domain')),
    layer('^src/domain/calendar/', packages('dayjs')), // decision 27
    layer(
      ofAConcept('application'),
      '^src/(application|domain)/$1/',
      ofAll('application'),
      ofAll('domain'),
      packages('rxjs'),
    ),
    layer(ofAll('application'), ofAll('application'), '^src/domain/', packages('rxjs')),
    ...pairs.map(pair),
    ...domainOfPairs,
    adapter('http', packages('zod')),
    adapter('socket', packages('rxjs', 'socket.io-client', 'zod')),
    adapter('browser', packages('rxjs', 'idb', 'web-vitals', '@noble/[^/]+')),
    adapter('payment'),
    adapter('fake-backend', '^fake-backend/'),
    layer(
      '^src/container/',
      '^src/(container|application|adapters)/',
      '^src/configuration/config\\.ts$',
      packages('inversify', 'reflect-metadata'),
    ),

    layer('^src/jsx/', '^src/jsx/', packages('react')), // the compiler imports it for every element
    layer('^src/ui/kit/theme/', '^src/ui/kit/theme/', packages(...looks, '@fontsource[^/]*/[^/]+')),
    layer('^src/ui/kit/illustrations/', '^src/ui/kit/(illustrations|theme)/', packages(...looks, 'lucide-react')),
    layer(
      '^src/ui/kit/components/',
      '^src/ui/kit/(components|illustrations|theme)/',
      packages(...looks, ...interaction, 'signature_pad', 'react-easy-crop'),
    ),
    layer('^src/ui/kit/format/', '^src/ui/kit/(format/|components/text/grouped\\.ts$)', ...uiMayUse),
    { from: { path: '^src/ui/.+\\.stories\\.tsx$' }, to: storyTypes },
    layer('^src/ui/.+\\.stories\\.tsx$', '^src/configuration/default-config\\.ts$', '^\\.storybook/'),
    // a page story shows the whole portal on the fake backend
    layer(
      '^\\.storybook/',
      '^\\.storybook/',
      '^src/(container|ui)/',
      '^src/configuration/(default-)?config\\.ts$',
      '^fake-backend/',
      packages('storybook'),
    ),
    layer('^src/ui/core/', rooms('kit', 'core'), ...uiMayUse),
    layer('^src/ui/forms/', rooms('kit', 'core', 'forms'), ...uiMayUse),
    ...faces.map((name, index) =>
      layer(faceOf([name]), rooms('kit', 'core', 'forms'), faceOf(faces.slice(0, index + 1)), ...uiMayUse),
    ),
    {
      from: { path: '^src/ui/(?!kit/|core/|forms/|frame/)([^/]+)/', pathNot: '/public/' },
      to: { path: ['^src/ui/$1/', rooms('kit', 'core', 'forms'), faceOf(faces), ...uiMayUse] },
    },
    layer('^src/ui/exam/questions/safe-html\\.ts$', packages('dompurify')), // the only place that parses HTML from the server
    layer('^src/ui/frame/', '^src/ui/', ...uiMayUse),
    layer('^src/training/', '^src/(training|ui)/', ...uiMayUse),

    layer(
      '^src/configuration/',
      '^src/configuration/',
      '^src/adapters/http/early-replies\\.ts$',
      '^public/config\\.json$',
      packages('zod'),
    ),
    root(
      'entry/load-services\\.ts',
      '^src/application/ports/device/',
      '^src/configuration/config\\.ts$',
      '^src/container/',
      '^src/ui/core/services\\.tsx$',
    ),
    root(
      'entry/watch-failures\\.ts',
      '^src/application/ports/device/telemetry\\.ts$',
      '^src/configuration/config\\.ts$',
      '^src/adapters/browser/start-telemetry\\.ts$',
      '^src/ui/frame/routes\\.tsx$',
    ),
    layer(
      '^src/room/',
      '^src/training/room/',
      '^src/ui/(core|frame)/(alerts|session)/',
      '^src/ui/core/errors/moved-nodes\\.ts$',
      '^src/ui/core/(config-context\\.ts|services\\.tsx)$',
      '^src/application/device/tokens\\.ts$',
      '^src/configuration/default-config\\.ts$',
      '^src/adapters/(fake-backend/room-over-http|browser/link-file-saver)\\.ts$',
      packages('react-dom'),
    ),
    root(
      'entry/start\\.ts',
      '^src/entry/foundation\\.ts$',
      '^src/entry/main\\.tsx$',
      '^src/ui/core/errors/reload-guard\\.ts$',
      packages('react-dom'),
    ),
    root(
      'entry/foundation\\.ts',
      '^src/configuration/default-config\\.ts$',
      packages('@tanstack/react-query', 'styled-components', 'wouter'),
    ),
    root(
      'entry/main\\.tsx',
      '^src/training/slots\\.ts$',
      '^src/adapters/browser/tabs/expects-somebody\\.ts$', // needed before the services are loaded
      '^src/adapters/http/early-replies\\.ts$', // its script stops writing when hydration begins
      '^src/(configuration/(default-config|read-config)|entry/(load-services|watch-failures))\\.ts$',
      '^src/ui/frame/(portal|routes|layouts/layout)\\.tsx$',
      '^src/ui/core/errors/',
      packages('react', 'react-dom', 'zod'),
    ),
    root(
      'entry/prerender\\.tsx',
      '^src/training/slots\\.ts$',
      '^src/configuration/config\\.ts$',
      '^src/adapters/browser/tabs/(expects-somebody|session-mark)\\.ts$', // for an inline script
      '^src/adapters/http/early-replies\\.ts$', // provides an inline script
      '^src/configuration/default-config\\.ts$',
      '^src/domain/catalog/scheme\\.ts$',
      '^src/ui/catalog/schemes/known-scheme\\.ts$',
      '^src/ui/(frame/(portal|routes|layouts/layout)|core/services)\\.tsx$',
      '^src/ui/(core/(address-pattern|paths)|frame/descriptions|kit/theme/(font-face|theme))\\.ts$',
      packages('react-dom', 'styled-components', 'wouter'),
    ),

    layer(
      '^fake-backend/',
      '^fake-backend/',
      '^src/adapters/http/.*-wire\\.ts$',
      packages('msw', '@mswjs/[^/]+', '@noble/[^/]+', 'zod', 'idb', 'socket\\.io', 'jspdf', 'uqr', 'dayjs'),
    ),
    { from: { path: '^fake-backend/hosts/node' }, to: { dependencyTypes: ['core'] } },
    // the class server and the trainer's page share these types
    {
      from: { path: '^fake-backend/room/' },
      to: { path: '^src/application/ports/simulation/', dependencyTypes: ['type-only'] },
    },

    // independent servers, written from the specification so that they cannot repeat a mistake of the client or the fake backend
    layer('^tests/peers/', '^tests/peers/'),
    { from: { path: '^tests/peers/' }, to: { dependencyTypes: ['core'] } },
  ],
  forbidden: [
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    { name: 'not-to-unresolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
    { name: 'unknown-file', severity: 'error', from: { pathNot: [...known, 'node_modules', '^public/'] }, to: {} },
    {
      name: 'unknown-orphan',
      severity: 'error',
      from: { orphan: true, path: '^(src|fake-backend)/', pathNot: known },
      to: {},
    },
    {
      name: 'no-dev-dependency',
      comment: 'what the live build contains must be a dependency',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(adapters/fake-backend|training)/' },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'config-is-a-type-for-the-ui',
      comment: 'its schema would come into every page',
      severity: 'error',
      from: { path: '^src/ui/' },
      to: { path: '^src/configuration/config\\.ts$', dependencyTypesNot: ['type-only'] },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'node', 'default'] },
  },
};
