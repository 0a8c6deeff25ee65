// Asks for what the page will need while the first of its code is on the way.
// Code: after the first frame, which each request in the HTML would hold up by some milliseconds; sooner it would not be evaluated anyway.
// Data of a page of everybody, whose replies the code takes over (src/early-replies.ts): only as a guest. Whoever may be logged in is asked
// for by the code, which knows how, and here gets the code that only candidates need.
(() => {
  if (globalThis.portalEarly) return; // the code was faster
  const { code, behind, asks, candidates } = document.currentScript.dataset;
  const mayBeLoggedIn = /(?:^|; ?)XSRF-TOKEN=/.test(document.cookie);
  const askForCode = (files, fetchPriority) => {
    for (const file of files?.split(' ') ?? []) {
      const link = document.createElement('link');
      Object.assign(link, { rel: 'modulepreload', fetchPriority, crossOrigin: '', href: `/${file}` });
      document.head.append(link);
    }
  };
  const askForAllCode = () => {
    askForCode(code, 'auto');
    askForCode(behind, 'low');
    if (mayBeLoggedIn) askForCode(candidates, 'low');
  };
  if (document.hidden)
    askForAllCode(); // there are no frames
  else requestAnimationFrame(() => setTimeout(askForAllCode));
  if (asks === undefined || mayBeLoggedIn || location.search !== '') return;
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
