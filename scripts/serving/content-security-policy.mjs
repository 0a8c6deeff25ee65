const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"; // styled-components inserts an empty <style> and writes rules through CSSOM

/** Of an address on another origin; nothing for an empty one and for a path on the portal's own. */
const originOf = (address) => (address && !address.startsWith('/') ? new URL(address).origin : undefined);
const socketOf = (origin) => origin?.replace(/^http/, 'ws');

/**
 * The policy for a build: no inline code, no other origins but the configured API, socket and payment script.
 * One Trusted Types policy is that of DOMPurify, which parses the HTML of questions; `payment` allows the script of the payment gateway
 * and the policy that may name it.
 */
export const contentSecurityPolicy = ({ config, styleHashes, payment }) => {
  const api = originOf(config.api?.baseUrl);
  const socket = originOf(config.socket?.url);
  const gateway = payment ? originOf(config.payment?.scriptUrl) : undefined;
  const { script = [], connect = [], frame = [], image = [] } = (payment && config.payment?.origins) || {};
  const texts = Object.values(config.pages ?? {}).map(originOf);
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", gateway, ...script],
    'style-src': ["'self'", emptyStyle, ...styleHashes],
    'img-src': ["'self'", 'data:', 'blob:', api, ...(config.storage ?? []), ...image],
    'font-src': ["'self'"],
    'connect-src': ["'self'", api, socket, socketOf(socket), gateway, ...connect, ...texts, originOf(config.telemetry)],
    'frame-src': gateway ? [gateway, ...frame] : ["'none'"],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['dompurify', payment ? 'snap-script' : undefined, 'exam-worker'],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${[...new Set(sources.filter(Boolean))].join(' ')}`)
    .join('; ');
};
