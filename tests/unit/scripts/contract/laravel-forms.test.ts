import { describe, expect, it } from 'vitest';
import type { Alter } from '../../../../fake-backend/hosts/node-http.ts';
import { checkServed } from './served.ts';

type Change = (value: unknown, name: string) => unknown;

const everywhere = (change: Change, value: unknown, name = ''): unknown => {
  if (Array.isArray(value))
    return change(
      value.map((each) => everywhere(change, each, name)),
      name,
    );
  if (typeof value !== 'object' || value === null) return change(value, name);
  const entries = Object.entries(value).map(([key, each]) => [key, everywhere(change, each, key)]);
  return change(Object.fromEntries(entries), name);
};

const answering =
  (change: (body: Record<string, unknown>) => unknown): Alter =>
  async (_, reply) => {
    if (!/json/.test(reply.headers.get('Content-Type') ?? '') || reply.status !== 200) return reply;
    const changed = change((await reply.clone().json()) as Record<string, unknown>);
    return new Response(JSON.stringify(changed), { status: 200, headers: reply.headers });
  };

const isInstant = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d/.test(value);
const microseconds = (value: string) =>
  new Date(/[Z+]/.test(value) ? value : `${value.replace(' ', 'T')}+07:00`).toISOString().replace('Z', '000Z');

const refuses = ({ code }: Record<string, unknown>) => code === '02' || code === '03';

const forms: readonly (readonly [string, Alter])[] = [
  [
    'instants with microseconds',
    answering((body) => everywhere((value) => (isInstant(value) ? microseconds(value) : value), body)),
  ],
  [
    'a resource without code and message',
    answering((body) => (refuses(body) ? body : 'current_page' in body || 'meta' in body ? body : { data: body.data })),
  ],
  [
    'numbers as text',
    answering((body) =>
      everywhere((value, name) => (typeof value === 'number' && name !== 'current_page' ? String(value) : value), body),
    ),
  ],
  [
    'flags as 0 and 1',
    answering((body) => everywhere((value) => (typeof value === 'boolean' ? Number(value) : value), body)),
  ],
  ['nothing but links beside a page', answering(({ current_page: _, last_page: __, total: ___, ...body }) => body)],
];

describe('replies in a Laravel format', () => {
  it.each(forms)('are reported as readable: %s', async (_, alter) => {
    const { summary, text } = await checkServed({ alter });
    expect(text).toContain('tetap terbaca');
    expect([summary.costly, text.split('\n').filter((line) => /^ *✗/.test(line))]).toEqual([0, []]);
    expect(summary.harmless).toBeGreaterThan(0);
  });
});
