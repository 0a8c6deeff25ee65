const always = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/**
 * Headers of every reply, including errors, except assets and the API. `overTls` is separate, because browsers remember its header for two
 * years.
 */
export const headersOf = (policy) => ({
  'Content-Security-Policy': policy,
  ...always,
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups', // the payment page of a bank may open a window
  'Permissions-Policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), usb=()',
});

/**
 * Headers of files below `/assets/`. None is a page, and the worker among them loads nothing, so a strict policy suffices; the page policy
 * would add 2 kB to dozens of files.
 */
export const assetHeaders = {
  'Content-Security-Policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  ...always,
};

/**
 * Headers of API replies on the portal's own origin, above all uploaded files. Opened directly, they run no script and have no origin,
 * whatever their type; images in pages and `fetch` are unaffected.
 */
export const apiHeaders = {
  'Content-Security-Policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox",
  ...always,
};

export const overTls = (subDomains) => ({
  'Strict-Transport-Security': `max-age=63072000${subDomains ? '; includeSubDomains' : ''}`,
});

/** Files with content hashes are cached for ever; all others are revalidated. */
export const caching = { assets: 'public, max-age=31536000, immutable', others: 'no-cache' };

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

export const compressible = /\.(html|js|css|json|webmanifest|svg|xml|txt)$/;
