const bodiless = new Set([204, 205, 304]);

export const jsonReply = (body: unknown, status = 200, headers: Record<string, string> = {}): Response =>
  bodiless.has(status)
    ? new Response(null, { status, headers })
    : new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json', ...headers } });

/** The success envelope (domain: Envelope); `beside` is merged next to `data`. */
export const ok = (data: unknown, beside: object = {}): Response =>
  jsonReply({ code: '00', message: 'OK', data, ...beside });

/** Code `03` has field errors; `02` has only a message. */
export type Refusal = { code: '02'; message: string } | { code: '03'; message: string; errors: FieldErrors };

export type FieldErrors = Record<string, string[]>;

export const refused = (refusal: Refusal): Response => jsonReply({ ...refusal, data: null });

export const unauthenticated = (): Response => jsonReply({ message: 'Unauthenticated.' }, 401);

export const forbidden = (): Response => jsonReply({ message: 'This action is unauthorized.' }, 403);

/** The message is empty, as in Laravel. */
export const notFound = (): Response => jsonReply({ message: '' }, 404);

export const methodNotAllowed = (method: string, supported: readonly string[]): Response =>
  jsonReply(
    { message: `The ${method} method is not supported for this route. Supported methods: ${supported.join(', ')}.` },
    405,
    { Allow: supported.join(', ') },
  );

export const csrfMismatch = (): Response => jsonReply({ message: 'CSRF token mismatch.' }, 419);

export const invalid = (errors: FieldErrors): Response =>
  jsonReply({ message: 'The given data was invalid.', errors }, 422);

export const tooManyAttempts = (retryAfterSeconds: number, limit: number): Response =>
  jsonReply({ message: 'Too Many Attempts.' }, 429, {
    'Retry-After': String(retryAfterSeconds),
    'X-RateLimit-Limit': String(limit),
    'X-RateLimit-Remaining': '0',
  });

export const serverError = (): Response => jsonReply({ message: 'Server Error' }, 500);

export const storageFull = (): Response => jsonReply({ message: '' }, 507);

const page = (status: number): string =>
  `<!DOCTYPE html><html lang="en"><head><title>${status}</title></head><body><h1>${status}</h1></body></html>`;

/** Laravel sends JSON errors only to clients that ask for JSON; others get an HTML page, with status 500 instead of 401. */
export const inAskedForm = (request: Request, reply: Response): Response => {
  const asksJson =
    request.headers.get('Accept')?.includes('json') || request.headers.get('X-Requested-With') === 'XMLHttpRequest';
  if (reply.status < 400 || asksJson) return reply;
  const status = reply.status === 401 ? 500 : reply.status;
  return new Response(page(status), { status, headers: { 'Content-Type': 'text/html; charset=UTF-8' } });
};
