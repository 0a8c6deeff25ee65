const { DEMO_PORT, LIVE_PORT, API_PORT, NGINX_PORT, NGINX_API_PORT } = process.env;

/** Ports of the test servers: Playwright reads them from the output of `servers.mjs`. */
export const ports = {
  demo: Number(DEMO_PORT),
  live: Number(LIVE_PORT),
  api: Number(API_PORT),
  nginx: Number(NGINX_PORT),
  nginxApi: Number(NGINX_API_PORT),
};

/** A host name that browsers treat as insecure, like a LAN address (`http://192.168.…`): no Web Locks, no WebCrypto. */
export const plainHost = 'portal.test';
