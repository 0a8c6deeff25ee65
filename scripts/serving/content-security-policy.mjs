const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"; // styled-components inserts an empty <style> and writes rules through CSSOM

const originOf = (address) => (URL.canParse(address) ? new URL(address).origin : undefined);
const socketOf = (origin) => origin?.replace(/^http/, 'ws');

/**
 * The policy of a build: only the inline code that the build hashed, and only the configured origins. Trusted Types policies: DOMPurify,
 * which parses question HTML, and the worker that makes pictures smaller; in the `live` build also the payment script and, unless turned
 * off, the service worker (decision 41).
 */
export const contentSecurityPolicy = ({ config, hashes, live }) => {
  const api = originOf(config.api?.baseUrl);
  const socket = originOf(config.socket?.url);
  const gateway = live ? originOf(config.payment?.scriptUrl) : undefined;
  const { script = [], connect = [], frame = [], image = [] } = (live && config.payment?.origins) || {};
  const texts = Object.values(config.pages ?? {}).map(originOf);
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashes.scripts, gateway, ...script],
    'style-src': ["'self'", emptyStyle, ...hashes.styles],
    'img-src': ["'self'", 'data:', 'blob:', api, ...(config.storage ?? []), ...image],
    'font-src': ["'self'"],
    // includes the storage origins, because question pictures are downloaded for offline use
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
    'worker-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': [
      'dompurify',
      'picture-worker',
      live && 'payment-script',
      live && config.features?.offlineExams !== false && 'exam-worker',
    ],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${[...new Set(sources.filter(Boolean))].join(' ')}`)
    .join('; ');
};
