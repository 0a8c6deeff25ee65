const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"; // styled-components inserts an empty <style> and writes rules through CSSOM

/** Of an address on another origin; nothing for an empty one and for a path on the portal's own. */
const originOf = (address) => (URL.canParse(address) ? new URL(address).origin : undefined);
const socketOf = (origin) => origin?.replace(/^http/, 'ws');

/**
 * The policy for a build: no inline code, no other origins but the configured API, socket and payment script.
 * One Trusted Types policy is that of DOMPurify, which parses the HTML of questions. `live` is for the build that has a payment gateway, with
 * the policy that may name its script, and a service worker (decision 41), with its own, where the configuration has not turned it off.
 */
export const contentSecurityPolicy = ({ config, styleHashes, live }) => {
  const api = originOf(config.api?.baseUrl);
  const socket = originOf(config.socket?.url);
  const gateway = live ? originOf(config.payment?.scriptUrl) : undefined;
  const { script = [], connect = [], frame = [], image = [] } = (live && config.payment?.origins) || {};
  const worker = live && config.features?.offlineExams !== false;
  const texts = Object.values(config.pages ?? {}).map(originOf);
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", gateway, ...script],
    'style-src': ["'self'", emptyStyle, ...styleHashes],
    'img-src': ["'self'", 'data:', 'blob:', api, ...(config.storage ?? []), ...image],
    'font-src': ["'self'"],
    // of the storage: pictures of questions are kept for when there is no network
    'connect-src': [
      "'self'",
      api,
      socket,
      socketOf(socket),
      gateway,
      ...connect,
      ...texts,
      ...(config.storage ?? []),
      originOf(config.telemetry),
    ],
    'frame-src': gateway ? [gateway, ...frame] : ["'none'"],
    'manifest-src': ["'self'"],
    'worker-src': [worker ? "'self'" : "'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['dompurify', live && 'snap-script', worker && 'exam-worker'],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${[...new Set(sources.filter(Boolean))].join(' ')}`)
    .join('; ');
};
