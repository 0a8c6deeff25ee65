// Asks for what a page of everybody reads while the code of the page is on its way, which then takes the replies over
// (src/early-replies.ts). Only as a guest: whoever may be logged in is asked for by the code, which knows how, and here gets the code that
// only candidates need.
(() => {
  if (globalThis.portalEarly) return; // the code was faster
  const { asks, candidates } = document.currentScript.dataset;
  if (/(?:^|; ?)XSRF-TOKEN=/.test(document.cookie)) {
    for (const file of candidates.split(' ')) {
      const link = document.createElement('link');
      Object.assign(link, { rel: 'modulepreload', fetchPriority: 'low', crossOrigin: '', href: `/${file}` });
      document.head.append(link);
    }
    return;
  }
  if (location.search !== '') return;
  const name = location.pathname.split('/')[2] ?? '';
  const early = new Map();
  globalThis.portalEarly = early;
  const config = fetch('/config.json');
  early.set(
    '/config.json',
    config.then((response) => response.clone()),
  );
  const ask = async (path) => {
    const response = await config;
    const { api } = response.ok ? await response.clone().json() : {};
    const base = (api?.baseUrl ?? '').replace(/\/+$/, '');
    return fetch(base + path, {
      credentials: 'omit', // a reply with a cookie could put back a session that ends in the meantime
      headers: { Accept: 'application/json', 'X-Requested-With': 'XMLHttpRequest' },
    });
  };
  for (const path of asks.split(' ')) {
    const filled = path.replace('{name}', name);
    const reply = ask(filled);
    reply.catch(() => undefined); // the code asks again
    early.set(filled, reply);
  }
})();
