/** Where the servers of the browser tests listen; `E2E_PORT` moves all of them, so that two checkouts can be tested side by side. */
const first = Number(process.env.E2E_PORT ?? 0);

/** A name for this machine that no browser calls secure: what a class on `http://192.168.…` has, without Web Locks and WebCrypto. */
export const plainHost = 'portal.test';

export const ports = first
  ? { live: first, demo: first + 1, api: first + 2, nginx: first + 3, nginxApi: first + 4, room: first + 5 }
  : { live: 4173, demo: 4174, api: 8000, nginx: 4175, nginxApi: 8001, room: 8090 };
