// The service worker of the live build (decision 41). The build puts `offlineBuild` before it: its id, its files and the addresses of exams.
const { build, files, pages } = self.offlineBuild;
const prefix = 'portal-ujian-';
const cacheName = prefix + build;
const configAddress = '/config.json';
/** Milliseconds that a page waits for the network while there is another way. */
const patience = 4_000;

const isPage = (address) => pages.some((page) => page.address === address);

/** Of this build only: while a server is given a new one, its pages may be newer than this worker. */
const fetched = async (address) => {
  const response = await fetch(address, { cache: files.includes(address) ? 'default' : 'no-cache', redirect: 'error' });
  const right = response.ok && (!isPage(address) || (await response.clone().text()).includes(`+${build}"`));
  if (!right) throw new Error(`not of this build: ${address}`);
  return response;
};

/** Fetches what the cache does not have. */
const fill = async () => {
  const cache = await caches.open(cacheName);
  const there = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  const wanted = [...files, ...pages.map(({ address }) => address), configAddress];
  await Promise.all(
    wanted.filter((address) => !there.has(address)).map(async (address) => cache.put(address, await fetched(address))),
  );
};

const found = (address, options) => caches.match(address, { ignoreVary: true, ...options });

/** The server's answer; what was kept where there is none, none in time, or one of a server that is out of order. */
const networkFirst = async (request, address) => {
  const kept = await found(address, { cacheName });
  if (!kept) return fetch(request);
  let timer;
  const late = new Promise((resolve) => {
    timer = setTimeout(resolve, patience, kept);
  });
  const answered = fetch(request).then((response) => (response.status >= 500 ? kept : response));
  return Promise.race([answered, late])
    .catch(() => kept)
    .finally(() => clearTimeout(timer));
};

const config = async (request) => {
  const response = await networkFirst(request, configAddress);
  if (response.ok && (await caches.has(cacheName)))
    await (await caches.open(cacheName)).put(configAddress, response.clone());
  return response;
};

/** What this request is answered with; null leaves it to the browser: the API, other origins, other pages and all that changes something. */
const answerTo = (request) => {
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return null;
  if (request.mode === 'navigate') {
    const page = pages.find(({ regex }) => new RegExp(regex).test(pathname));
    return page ? networkFirst(request, page.address) : null;
  }
  if (pathname === configAddress) return config(request);
  if (!pathname.startsWith('/assets/')) return null;
  return found(pathname).then((kept) => kept ?? fetch(request)); // named after its content, so of whatever build it is right
};

// No `skipWaiting`: a new worker waits until no page of this one is open, and its cache with it.
self.addEventListener('install', (event) => event.waitUntil(fill()));
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
  if (event.data === 'fill') event.waitUntil(fill()); // a log-out has emptied it
});
self.addEventListener('fetch', (event) => {
  const answer = answerTo(event.request);
  if (answer) event.respondWith(answer);
});
