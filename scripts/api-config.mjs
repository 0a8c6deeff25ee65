import fs from 'node:fs';

export const shipped = () => JSON.parse(fs.readFileSync('public/config.json', 'utf8'));

/** Whether a configuration has no gateway, and candidates transfer. */
export const isByTransfer = ({ payment, transfer }) => Boolean(transfer && !payment);

/** A configuration, pointed at an API that also serves the socket (if it has one) and the payment script, as `npm run api` does. */
export const configFor = (apiUrl, config = shipped()) => ({
  ...config,
  api: { ...config.api, baseUrl: apiUrl },
  socket: { ...config.socket, url: apiUrl },
  ...(!isByTransfer(config) && { payment: { scriptUrl: `${apiUrl}/snap/snap.js`, clientKey: 'SIMULASI' } }),
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
  deviceReports: true,
  idempotencyKeys: true,
};

export const fullConfigFor = (apiUrl) => ({ ...configFor(apiUrl), features: allFeatures });
