// The service worker of the live build (decision 41). The build prepends `offlineBuild`: its id, its files and the exam addresses.
const { build, files, pages } = self.offlineBuild;
const prefix = 'portal-ujian-';
const cacheName = prefix + build;
const configAddress = '/config.json';
const patience = 4_000;
const retryPauses = [1_000, 5_000];
let emptied = false;

const isPage = (address) => pages.some((page) => page.address === address);

/** A successful reply. It may still come from a maintenance page, a proxy or a Wi-Fi log-in, so more checks follow. */
const isGood = ({ ok, redirected }) => ok && !redirected;

const textOf = (response) => response.clone().text();

const isOfPortal = async (response) => isGood(response) && (await textOf(response)).includes('<meta name="build"');

const sections = [
  'api',
  'socket',
  'payment',
  'transfer',
  'storage',
  'links',
  'contact',
  'body',
  'features',
  'pages',
  'agreement',
  'evidence',
  'signUp',
  'signatures',
  'maintenance',
  'budgetSources',
  'times',
  'bring',
  'brand',
];
const isFields = (value) => typeof value === 'object' && value !== null;

const isConfig = async (response) => {
  if (!isGood(response)) return false;
  try {
    const content = JSON.parse(await textOf(response));
    const known = sections.filter((section) => section in content);
    return known.length > 0 && known.every((section) => isFields(content[section]));
  } catch {
    return false;
  }
};

/** Whether the reply has the content of this build; during a deployment, pages may be newer than this worker. */
const isOfBuild = async (response, address) => {
  if (address === configAddress) return isConfig(response);
  if (isPage(address)) return isGood(response) && (await textOf(response)).includes(`+${build}"`);
  const type = response.headers.get('Content-Type') ?? '';
  const wanted = { js: /javascript/, css: /css/ }[address.split('.').pop()] ?? /^(?!.*(html|json))/;
  return isGood(response) && wanted.test(type);
};

const fetched = async (address) => {
  const response = await fetch(address, { cache: files.includes(address) ? 'default' : 'no-cache', redirect: 'error' });
  if (!(await isOfBuild(response, address))) throw new Error(`not of this build: ${address}`);
  return response;
};

const fill = async () => {
  const cache = await caches.open(cacheName);
  const there = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  const wanted = [...files, ...pages.map(({ address }) => address), configAddress];
  await Promise.all(
    wanted.filter((address) => !there.has(address)).map(async (address) => cache.put(address, await fetched(address))),
  );
};

/** Retries, because a failed installation leaves the candidate without offline exams until the next page load. */
const install = async () => {
  for (const pause of retryPauses) {
    try {
      return await fill();
    } catch (failure) {
      await new Promise((resolve) => setTimeout(resolve, pause));
      if (emptied) throw failure; // a log-out wants no cache
    }
  }
  return fill();
};

const found = (address, options) => caches.match(address, { ignoreVary: true, ...options });

const networkFirst = async (request, address, isRight) => {
  const kept = await found(address, { cacheName });
  if (!kept) return fetch(request);
  let timer;
  const late = new Promise((resolve) => {
    timer = setTimeout(resolve, patience, kept);
  });
  const answered = fetch(request).then(async (response) => ((await isRight(response)) ? response : kept));
  return Promise.race([answered, late])
    .catch(() => kept)
    .finally(() => clearTimeout(timer));
};

const config = async (request) => {
  // opened before the reply, and only where a copy is stored: otherwise this would undo a log-out
  const cache = (await found(configAddress, { cacheName })) && (await caches.open(cacheName));
  const response = await networkFirst(request, configAddress, isConfig);
  if (cache && (await isConfig(response))) await cache.put(configAddress, response.clone()).catch(() => undefined);
  return response;
};

const answerTo = (request) => {
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return null;
  if (request.mode === 'navigate') {
    const page = pages.find(({ regex }) => new RegExp(regex).test(pathname));
    return page ? networkFirst(request, page.address, isOfPortal) : null;
  }
  if (pathname === configAddress) return config(request);
  if (!pathname.startsWith('/assets/')) return null;
  return found(pathname).then((kept) => kept ?? fetch(request)); // the file's name has a hash, so a stored copy is valid for any build
};

// No `skipWaiting`: a new worker and its cache wait until no page uses this one.
self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) =>
  event.waitUntil(
    (async () => {
      const old = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== cacheName);
      await Promise.all(old.map((name) => caches.delete(name)));
      await self.clients.claim();
    })(),
  ),
);
self.addEventListener('message', (event) => {
  if (event.data === 'fill') event.waitUntil(fill());
  emptied = event.data === 'empty';
  if (emptied) event.waitUntil(caches.delete(cacheName));
});
self.addEventListener('fetch', (event) => {
  const answer = answerTo(event.request);
  if (answer) event.respondWith(answer);
});
