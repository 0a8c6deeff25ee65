const always = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** The headers of every answer, also of errors, but of the files below. What a server says only of TLS is apart, because a browser believes it for two years. */
export const headersOf = (policy) => ({
  'Content-Security-Policy': policy,
  ...always,
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups', // the payment of a bank may open in a window of its own
  'Permissions-Policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), usb=()',
});

/**
 * Of the files below `/assets/` that are there. None is a page or a worker, whose policy it would be: opened by themselves they may do nothing.
 * A page asks for dozens of them, and the policy of pages alone weighs 2 kB.
 */
export const assetHeaders = {
  'Content-Security-Policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  ...always,
};

/**
 * Of what an API says on the portal's own origin, above all of files that people have handed in: opened by its address, none is a page of the
 * portal. It runs nothing, looks like nothing and belongs to no origin, whatever its type; pictures in a page and what code reads are untouched.
 */
export const apiHeaders = {
  'Content-Security-Policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox",
  ...always,
};

export const overTls = (subDomains) => ({
  'Strict-Transport-Security': `max-age=63072000${subDomains ? '; includeSubDomains' : ''}`,
});

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
