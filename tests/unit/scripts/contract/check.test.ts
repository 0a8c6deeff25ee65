import { afterEach, describe, expect, it } from 'vitest';
import { startNode } from '../../../../fake-backend/hosts/node.ts';
import type { Alter } from '../../../../fake-backend/hosts/node-http.ts';
import { timeCalls } from '../../../../src/adapters/http/time/time-calls.ts';
import { check } from '../../../../tools/contract/check/check.ts';
import { clockDrifts } from '../../../../tools/contract/check/clock.ts';
import { firstBodies } from '../../../peers/first-bodies.ts';
import { checkServed } from './served.ts';
import { email, endAll, password, serving } from './walking.ts';

afterEach(endAll);

const accusations = (text: string) => text.split('\n').filter((line) => /^ *✗/.test(line));

/** Notes the secrets of a session and every request that changes something. */
const listening = () => {
  const secrets = new Set(['contoh123']);
  const changes: string[] = [];
  const alter: Alter = async (request, reply) => {
    if (request.method !== 'GET') changes.push(`${request.method} ${new URL(request.url).pathname}`);
    for (const cookie of request.headers.get('x-simulation-cookie')?.split('; ') ?? [])
      secrets.add(cookie.split('=')[1] ?? '');
    for (const [, token = ''] of (await reply.clone().text()).matchAll(/"token":"([^"]+)"/g)) secrets.add(token);
    return reply;
  };
  return { secrets, changes, alter };
};

describe('the check of a contract, against the simulated API on a real port', () => {
  it.each(['session', 'token'] as const)(
    'finds no difference with %s, sends nothing that changes data, and tells no password, token or cookie',
    async (authentication) => {
      for (const name of ['ayu', 'gita', 'dewi']) {
        const { secrets, changes, alter } = listening();
        const { summary, text, json } = await checkServed({ authentication, name, alter });
        expect([name, summary, text]).toEqual([name, { ...summary, harmless: 0, costly: 0 }, text]);
        expect(summary.agreeing).toBe(summary.calls);
        expect(changes).toEqual(['POST /api/login', 'POST /api/logout']);
        const long = [...secrets].filter((secret) => secret.length > 5);
        expect(long.length).toBeGreaterThan(authentication === 'session' ? 2 : 1);
        expect(long.filter((secret) => (text + JSON.stringify(json)).includes(secret))).toEqual([]);
      }
    },
  );

  it('tells no password either if the log-in is refused or the server does not reply', async () => {
    const host = await startNode({ port: 0 });
    const account = { email: 'gita@contoh.example', password: 'salah-sekali', authentication: 'session' } as const;
    const { text, json } = await check({ baseUrl: host.url, ...account });
    await host.close();
    const silent = await check({ baseUrl: host.url, ...account }).catch(String);
    expect([text, silent]).toEqual([
      expect.stringContaining('✗ POST /api/login'),
      expect.stringContaining('tidak dapat dihubungi'),
    ]);
    expect(`${text}${JSON.stringify(json)}${silent}`).not.toMatch(/salah-sekali|gita@/);
  });

  it('reports an optional call with the feature that turns it off', async () => {
    const gone = (request: Request, reply: Response) =>
      /\/api\/schedule\/./.test(request.url) ? new Response('{}', { status: 404 }) : reply;
    const { text, summary } = await checkServed({ alter: gone });
    expect(text).toContain('features.scheduleDetail: false');
    expect([summary.costly, summary.notSent]).toEqual([0, 1]);
  });
});

type Body = Record<string, unknown>;

const answering =
  (change: (body: Body) => unknown): Alter =>
  async (_, reply) => {
    if (!/json/.test(reply.headers.get('Content-Type') ?? '') || reply.status !== 200) return reply;
    const changed = change((await reply.clone().json()) as Body);
    return new Response(JSON.stringify(changed), { status: 200, headers: reply.headers });
  };
const isWhole = (body: Body) => body.code === '02' || body.code === '03' || 'current_page' in body || 'meta' in body;

// the law of the check tries the forms of single values
it.each([
  ['a resource without code and message', answering((body) => (isWhole(body) ? body : { data: body.data }))],
  ['nothing but links beside a page', answering(({ current_page: _, last_page: __, total: ___, ...body }) => body)],
])('replies in a Laravel format are reported as readable: %s', async (_, alter) => {
  const { summary, text } = await checkServed({ alter });
  expect(text).toContain('tetap terbaca');
  expect([summary.costly, accusations(text)]).toEqual([0, []]);
  expect(summary.harmless).toBeGreaterThan(0);
});

it('the first replies of the documents cost a candidate nothing: what is optional and not sent is told apart', async () => {
  const baseUrl = await serving(firstBodies());
  const { summary, text } = await check({ baseUrl, email, password, authentication: 'session' });
  expect([summary.costly, accusations(text)]).toEqual([0, []]);
  expect(summary.notSent).toBeGreaterThan(0);
});

const hours = 3_600_000;
const now = Date.parse('2026-11-24T02:00:00Z');

it.each([
  ['header Date', now, now - 7 * hours, now, '7 jam lebih lambat daripada waktu di jawabannya'],
  ['data', now - 7 * hours, now, now, '7 jam lebih lambat daripada header Date'],
  ['data', now, now + 2 * hours, now + 90 * hours, '2 jam lebih lambat daripada header Date'],
])(
  'the check takes %s for what is wrong of two times, by the clock of this machine',
  (field, told, date, arrived, found) => {
    const text = JSON.stringify({ data: new Date(told).toISOString() });
    const more = { status: 200, contentType: 'application/json', redirected: false, path: '', sent: undefined };
    const drifts = clockDrifts({ call: timeCalls.now, text, date, arrived, ...more });
    expect(drifts).toEqual([expect.objectContaining({ field, found, cost: 'reply' })]);
  },
);
