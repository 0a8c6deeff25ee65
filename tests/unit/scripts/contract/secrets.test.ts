import { describe, expect, it } from 'vitest';
import { startNode } from '../../../../fake-backend/hosts/node.ts';
import type { Alter } from '../../../../fake-backend/hosts/node-http.ts';
import { check } from '../../../../tools/contract/check/check.ts';
import { checkServed } from './served.ts';

const listening = () => {
  const secrets = new Set(['contoh123']);
  const alter: Alter = async (request, reply) => {
    for (const cookie of request.headers.get('x-simulation-cookie')?.split('; ') ?? [])
      secrets.add(cookie.split('=')[1] ?? '');
    for (const [, token = ''] of (await reply.clone().text()).matchAll(/"token":"([^"]+)"/g)) secrets.add(token);
    return reply;
  };
  return { secrets, alter };
};

describe('the output of the contract check', () => {
  it.each(['session', 'token'] as const)(
    'contains no password, no token and no cookie with %s',
    async (authentication) => {
      const { secrets, alter } = listening();
      const { text, json } = await checkServed({ alter, authentication });
      const said = text + JSON.stringify(json);
      expect([...secrets].filter((secret) => secret.length > 5).length).toBeGreaterThan(
        authentication === 'session' ? 2 : 1,
      );
      expect([...secrets].filter((secret) => secret.length > 5 && said.includes(secret))).toEqual([]);
    },
  );

  it('contains no password either if the log-in is refused or the server does not reply', async () => {
    const host = await startNode({ port: 0 });
    const wrong = {
      baseUrl: host.url,
      email: 'gita@contoh.example',
      password: 'salah-sekali',
      authentication: 'session' as const,
    };
    const { text, json } = await check(wrong);
    await host.close();
    const silent = await check(wrong).catch(String);
    expect([text, silent]).toEqual([
      expect.stringContaining('✗ POST /api/login'),
      expect.stringContaining('tidak dapat dihubungi'),
    ]);
    expect(`${text}${JSON.stringify(json)}${silent}`).not.toMatch(/salah-sekali|gita@/);
  });
});

describe('the contract check', () => {
  it('sends nothing that changes data, except the log-in and the log-out', async () => {
    const sent: string[] = [];
    const alter: Alter = (request, reply) => {
      if (request.method !== 'GET') sent.push(`${request.method} ${new URL(request.url).pathname}`);
      return reply;
    };
    await checkServed({ alter });
    expect(sent).toEqual(['POST /api/login', 'POST /api/logout']);
  });
});
