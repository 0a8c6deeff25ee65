/** The headers of every answer, also of errors. What a server says only of TLS is apart, because a browser believes it for two years. */
export const headersOf = (policy) => ({
  'Content-Security-Policy': policy,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups', // the payment of a bank may open in a window of its own
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), usb=()',
});

export const overTls = { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' };

/** Files whose names change with their content are kept for ever, everything else is asked for again. */
export const caching = { assets: 'public, max-age=31536000, immutable', others: 'no-cache' };

/** By the end of a file's name. */
export const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.xml': 'application/xml',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};

/** What is worth compressing. */
export const compressible = /\.(html|js|css|json|webmanifest|svg|xml|txt)$/;
