import type { IncomingMessage, ServerResponse } from 'node:http';

export interface Call {
  readonly method: string;
  readonly path: string;
  readonly params: readonly string[];
  readonly query: URLSearchParams;
  /** The fields of a JSON body or a form, nested as PHP nests `a[b][]`. */
  readonly input: Input;
  readonly files: readonly SentFile[];
  readonly session: Session;
}

// biome-ignore lint/suspicious/noExplicitAny: a peer accepts any input
export type Input = Record<string, any>;

export interface SentFile {
  readonly field: string;
  readonly name: string;
  readonly size: number;
}

export interface Session {
  readonly id: string;
  email: string | null;
}

export interface Reply {
  readonly status?: number;
  readonly json?: unknown;
  readonly body?: string | Buffer;
  readonly type?: string;
  readonly to?: string;
}

export type Routes = Readonly<Record<string, (call: Call) => Reply>>;

export interface Exchange extends Pick<Call, 'method' | 'path' | 'input' | 'files'> {
  readonly query: string;
  readonly status: number;
}

const bodyOf = async (request: IncomingMessage): Promise<Buffer<ArrayBuffer>> => {
  const parts: Uint8Array[] = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts);
};

const put = (target: Input, name: string, value: unknown): void => {
  const keys = name.replaceAll(']', '').split('[');
  let place = target;
  keys.forEach((key, index) => {
    const at = key === '' ? String(Object.keys(place).length) : key;
    if (index === keys.length - 1) place[at] = value;
    else {
      place[at] ??= {};
      place = place[at];
    }
  });
};

const read = async (request: IncomingMessage): Promise<Pick<Call, 'input' | 'files'>> => {
  const body = await bodyOf(request);
  const type = request.headers['content-type'] ?? '';
  if (body.length === 0) return { input: {}, files: [] };
  if (type.includes('json')) return { input: JSON.parse(body.toString()), files: [] };
  const input: Input = {};
  const files: SentFile[] = [];
  for (const [field, value] of await new Response(body, { headers: { 'Content-Type': type } }).formData()) {
    if (typeof value === 'string') put(input, field, value);
    else files.push({ field, name: value.name, size: value.size });
  }
  return { input, files };
};

const cookieOf = (request: IncomingMessage, name: string) =>
  (request.headers.cookie ?? '')
    .split('; ')
    .find((each) => each.startsWith(`${name}=`))
    ?.slice(name.length + 1);

const patternOf = (route: string) => new RegExp(`^${route.replace(/:\w+/g, '([^/]+)')}$`);

/** Laravel’s token is base64, URL-encoded in the cookie. */
const tokenOf = ({ id }: Session) => `eyJ${id}==`;

/**
 * Answers a request by the first matching route (`METHOD /path/:part`), with a session cookie and a CSRF token like Sanctum's. Unknown
 * routes get `otherwise`; changing API requests without a valid token get `expired`.
 */
export const answerBy = (routes: Routes, { otherwise, expired }: Record<'otherwise' | 'expired', Reply>) => {
  const table = Object.entries(routes).map(([route, handle]) => ({ pattern: patternOf(route), handle }));
  const sessions = new Map<string, Session>();
  const exchanges: Exchange[] = [];

  const reply = (call: Call, token: unknown): Reply => {
    if (call.method !== 'GET' && call.path.startsWith('/api') && token !== tokenOf(call.session)) return expired;
    return table.find(({ pattern }) => pattern.test(`${call.method} ${call.path}`))?.handle(call) ?? otherwise;
  };

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://peer');
    const known = sessions.get(cookieOf(request, 'laravel_session') ?? '');
    const session = known ?? { id: `s${sessions.size + 1}`, email: null };
    sessions.set(session.id, session);
    const method = request.method ?? 'GET';
    const route = table.find(({ pattern }) => pattern.test(`${method} ${pathname}`));
    const params = route?.pattern.exec(`${method} ${pathname}`)?.slice(1).map(decodeURIComponent) ?? [];
    const { input, files } = await read(request);
    const call = { method, path: pathname, params, query: searchParams, input, files, session };
    const {
      status = 200,
      json,
      body,
      type = 'text/html; charset=utf-8',
      to,
    } = reply(call, request.headers['x-xsrf-token']);
    exchanges.push({ method, path: pathname, query: searchParams.toString(), input, files, status });
    response.writeHead(status, {
      'Content-Type': json === undefined ? type : 'application/json',
      'Set-Cookie': [
        `XSRF-TOKEN=${encodeURIComponent(tokenOf(session))}; Path=/; SameSite=Lax`,
        `laravel_session=${session.id}; Path=/; HttpOnly; SameSite=Lax`,
      ],
      ...(to !== undefined && { Location: to }),
    });
    response.end(json === undefined ? body : JSON.stringify(json));
  };
  return { answer, exchanges };
};

export const snapScript: Reply = {
  type: 'text/javascript',
  body: `window.snap = {
    pay: (token, { onSuccess, onError }) =>
      fetch('/snap/pay/' + token, { method: 'POST' }).then(
        (reply) => reply.ok ? onSuccess({ transaction_status: 'settlement' }) : onError({}), onError),
    hide: () => undefined,
  };`,
};

export const smallPdf: Reply = {
  type: 'application/pdf',
  body: Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
};

/** `2025-11-24 18:40:00` in WIB, the format of the specification. */
export const inWib = (date: Date): string =>
  new Date(date.getTime() + 7 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');
