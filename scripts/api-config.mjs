import fs from 'node:fs';

/** The shipped configuration, pointed at an API that also serves the socket and the payment script, as `npm run api` does. */
export const configFor = (apiUrl) => ({
  ...JSON.parse(fs.readFileSync('public/config.json', 'utf8')),
  api: { baseUrl: apiUrl, authentication: 'session' },
  socket: { url: apiUrl, path: '/socket.io' },
  payment: { scriptUrl: `${apiUrl}/snap/snap.js`, clientKey: 'SIMULASI' },
});

/** Every feature beyond the specification; `npm run api` supports them all (docs/how-to-point-at-a-real-api.md). */
export const allFeatures = {
  certificateCheck: true,
  scheduleDetail: true,
  storedFiles: true,
  partialSaves: true,
  messages: true,
  adjustments: true,
  guardianConsent: true,
  recordRemoval: true,
  paymentChange: true,
  paymentProof: true,
  repeatPurchases: true,
  storedFeedback: true,
  idempotencyKeys: true,
};

export const fullConfigFor = (apiUrl) => ({ ...configFor(apiUrl), features: allFeatures });
