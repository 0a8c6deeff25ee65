import fs from 'node:fs';

const shipped = () => JSON.parse(fs.readFileSync('public/config.json', 'utf8'));

const isByTransfer = ({ payment, transfer }) => Boolean(transfer && !payment);

/** Whether the shipped configuration has no gateway, and candidates transfer. */
export const byTransfer = () => isByTransfer(shipped());

/** The shipped configuration, pointed at an API that also serves the socket and the payment script, as `npm run api` does. */
export const configFor = (apiUrl) => {
  const config = shipped();
  return {
    ...config,
    api: { baseUrl: apiUrl, authentication: 'session' },
    socket: { url: apiUrl, path: '/socket.io' },
    ...(!isByTransfer(config) && { payment: { scriptUrl: `${apiUrl}/snap/snap.js`, clientKey: 'SIMULASI' } }),
  };
};

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
