/** Ports of the test servers. `E2E_PORT` moves them all, so that two checkouts can run side by side. */
const first = Number(process.env.E2E_PORT ?? 0);

/** A host name that browsers treat as insecure, like a LAN address (`http://192.168.…`): no Web Locks, no WebCrypto. */
export const plainHost = 'portal.test';

export const ports = first
  ? { live: first, demo: first + 1, api: first + 2, nginx: first + 3, nginxApi: first + 4, room: first + 5 }
  : { live: 4173, demo: 4174, api: 8000, nginx: 4175, nginxApi: 8001, room: 8090 };
