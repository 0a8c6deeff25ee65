import { afterAll, beforeAll, expect, it } from 'vitest';
import { type NodeHost, startNode } from '../../../../fake-backend/hosts/node.ts';
import { browserAt } from './browser.ts';
import { testNow } from './page.ts';

let hosts: readonly NodeHost[] = [];
beforeAll(async () => {
  hosts = await Promise.all([1, 2].map(() => startNode({ port: 0, realNow: () => testNow })));
});
afterAll(() => Promise.all(hosts.map((host) => host.close())));

const secretsOf = async (host: NodeHost): Promise<string[]> => {
  const enter = async (name: string) => {
    const browser = browserAt(() => host.url);
    const { token } = (await (await browser.logIn(`${name}@contoh.example`)).json()).data;
    return { ...browser, secrets: [...browser.cookies.values(), token as string] };
  };
  const [ayu, bima] = [await enter('ayu'), await enter('bima')];
  await ayu.ask('POST', '/api/email/verification-notification', {});
  await ayu.ask('POST', '/api/forgot-password', { email: 'ayu@contoh.example' });
  const [{ trx_id }] = (await (await bima.ask('GET', '/api/transaction/list/pending')).json()).data.data;
  await bima.ask('POST', '/api/transaction/update-transaction', { trx_id });
  const payment = await (await bima.ask('POST', '/api/transaction/token', { trx_id })).json();
  const links = (await host.control.mails()).map(({ link }) => /\/(\w+)(\?|$)/.exec(link ?? '')?.[1] ?? '');
  return [...ayu.secrets, ...bima.secrets, ...links, payment.data.token.replace('snap-', '')];
};

it('two servers with worlds from the same instant create different secrets for the same calls', async () => {
  const secrets = (await Promise.all(hosts.map(secretsOf))).flat();
  expect(secrets).toHaveLength(18);
  expect(secrets.filter((secret) => secret.length < 32)).toEqual([]);
  const parts = secrets.flatMap((secret) => [secret.slice(0, 12), secret.slice(14, 26)]);
  expect(new Set(parts).size).toBe(36);
});
