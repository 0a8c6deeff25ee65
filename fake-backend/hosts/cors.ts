/** Whether a page of this origin may call: any port of this machine, and the origins named. */
export const isAllowedOrigin = (origin: string, origins: readonly string[]): boolean =>
  origins.includes(origin) || /^https?:\/\/(localhost|127\.0\.0\.1)(:\d+)?$/.test(origin);

/** The headers that let a page of an allowed origin call with its cookies; none for any other. */
export const corsHeaders = (origin: string | undefined, origins: readonly string[]): Record<string, string> =>
  origin !== undefined && isAllowedOrigin(origin, origins)
    ? {
        'Access-Control-Allow-Origin': origin,
        'Access-Control-Allow-Credentials': 'true',
        'Access-Control-Allow-Methods': 'GET, POST, PUT, PATCH, OPTIONS',
        'Access-Control-Allow-Headers':
          'Accept, Authorization, Content-Type, Idempotency-Key, X-Requested-With, X-XSRF-TOKEN',
        'Access-Control-Expose-Headers': 'Retry-After, X-RateLimit-Limit, X-RateLimit-Remaining',
        'Access-Control-Max-Age': '600',
        Vary: 'Origin',
      }
    : { Vary: 'Origin' };
