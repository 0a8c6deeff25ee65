import { startNode } from '../../../../fake-backend/hosts/node.ts';
import type { Alter } from '../../../../fake-backend/hosts/node-http.ts';
import { type Checked, check } from '../../../../tools/contract/check/check.ts';
import { testNow } from '../../fake-backend/hosts/page.ts';

interface Served {
  readonly alter?: Alter;
  readonly authentication?: 'session' | 'token';
  /** Null for a guest. */
  readonly name?: string | null;
  readonly password?: string;
}

export const checkServed = async ({
  alter,
  authentication = 'session',
  name = 'gita',
  password = 'contoh123',
}: Served = {}): Promise<Checked> => {
  const host = await startNode({ port: 0, authentication, realNow: () => testNow, ...(alter ? { alter } : {}) });
  try {
    const account = name === null ? {} : { email: `${name}@contoh.example`, password };
    return await check({ baseUrl: host.url, ...account, authentication });
  } finally {
    await host.close();
  }
};

export const altering =
  (path: RegExp, change: (body: never) => unknown): Alter =>
  async (request, reply) => {
    const { pathname } = new URL(request.url);
    if (!path.test(pathname) || !/json/.test(reply.headers.get('Content-Type') ?? '')) return reply;
    const changed = change((await reply.clone().json()) as never);
    return new Response(JSON.stringify(changed), { status: reply.status, headers: reply.headers });
  };
