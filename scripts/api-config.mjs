import fs from 'node:fs';

/** The shipped configuration, pointed at an API that also serves the socket and the payment script, as `npm run api` does. */
export const configFor = (apiUrl) => ({
  ...JSON.parse(fs.readFileSync('public/config.json', 'utf8')),
  api: { baseUrl: apiUrl, authentication: 'session' },
  socket: { url: apiUrl, path: '/socket.io' },
  payment: { scriptUrl: `${apiUrl}/snap/snap.js`, clientKey: 'SIMULASI' },
});
