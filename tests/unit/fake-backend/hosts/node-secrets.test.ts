import { afterAll, beforeAll, expect, it } from 'vitest';
import { type NodeHost, startNode } from '../../../../fake-backend/hosts/node.ts';
import { testNow } from './page.ts';

let hosts: readonly NodeHost[] = [];
beforeAll(async () => {
  hosts = await Promise.all([1, 2].map(() => startNode({ port: 0, realNow: () => testNow })));
});
afterAll(() => Promise.all(hosts.map((host) => host.close())));

const valuesOf = (reply: Response): string[] =>
  reply.headers.getSetCookie().map((text) => decodeURIComponent(/=([^;]*)/.exec(text)?.[1] ?? ''));

/** The session and the token against forged requests that a guest gets. */
const arrive = async ({ url }: NodeHost) => {
  const [session = '', csrf = ''] = valuesOf(await fetch(`${url}/sanctum/csrf-cookie`));
  return { session, csrf };
};

/** All secrets that a log-in, a verification, a payment and a forgotten password make. */
const secretsOf = async (host: NodeHost): Promise<string[]> => {
  const guest = await arrive(host);
  const call = async (path: string, body: object, { session, csrf } = guest) =>
    fetch(host.url + path, {
      method: 'POST',
      headers: {
        Accept: 'application/json',
        'Content-Type': 'application/json',
        Cookie: `portal_session=${session}`,
        'X-XSRF-TOKEN': csrf,
      },
      body: JSON.stringify(body),
    });
  const logIn = async (name: string) => {
    const reply = await call(
      '/api/login',
      { email: `${name}@contoh.example`, password: 'contoh123' },
      await arrive(host),
    );
    const [session = '', csrf = ''] = valuesOf(reply);
    return { session, csrf, token: (await reply.json()).data.token as string };
  };
  const [ayu, bima] = [await logIn('ayu'), await logIn('bima')];
  await call('/api/email/verification-notification', {}, ayu);
  await call('/api/forgot-password', { email: 'ayu@contoh.example' });
  const list = await fetch(`${host.url}/api/transaction/list/pending`, {
    headers: { Accept: 'application/json', Cookie: `portal_session=${bima.session}` },
  });
  const [{ trx_id }] = (await list.json()).data.data;
  await call('/api/transaction/update-transaction', { trx_id }, bima); // the seed's own token is known to everybody
  const payment = await (await call('/api/transaction/token', { trx_id }, bima)).json();
  const links = (await host.control.mails()).map(({ link }) => /\/(\w+)(\?|$)/.exec(link ?? '')?.[1] ?? '');
  const found = [ayu, bima].flatMap(({ session, csrf, token }) => [session, csrf, token]);
  return [...found, ...links, payment.data.token.replace('snap-', '')];
};

/** What an attacker could compute of a world with this beginning, while secrets were made of it and a counter. */
const computed = (seededAt: string): Set<string> => {
  const hash = (text: string) => {
    let value = 0x811c9dc5;
    for (let index = 0; index < text.length; index++) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
    value = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d);
    return ((value ^ (value >>> 13)) >>> 0).toString(16).padStart(8, '0');
  };
  const secrets = Array.from({ length: 5_000 }, (_, count) =>
    [0, 1, 2, 3, 4].map((index) => hash(`${seededAt}:${count}:${index}`)).join(''),
  );
  return new Set(secrets.flatMap((secret) => [secret, `${btoa(secret).replaceAll('=', '').slice(0, 43)}=`]));
};

it('nobody computes a secret of a server from the time at which its world began', async () => {
  const known = computed(new Date(testNow).toISOString());
  const secrets = (await Promise.all(hosts.map(secretsOf))).flat();
  expect(secrets).toHaveLength(18);
  expect(secrets.filter((secret) => secret.length < 32 || known.has(secret))).toEqual([]);
  expect(new Set(secrets).size).toBe(18); // the same calls at the same time on two servers
});

it('a thousand sessions have no beginning, no end and no middle in common', async () => {
  const [host] = hosts;
  if (!host) throw new Error('no host');
  const sessions = [];
  for (let count = 0; count < 1_000; count++) sessions.push(await arrive(host));
  for (const part of [
    ({ session }) => session.slice(0, 12),
    ({ session }) => session.slice(14, 26),
    ({ session }) => session.slice(-12),
    ({ csrf }) => csrf.slice(0, 16),
    ({ csrf }) => csrf.slice(-17),
  ] satisfies ((guest: { session: string; csrf: string }) => string)[])
    expect(new Set(sessions.map(part)).size).toBe(1_000);
});
