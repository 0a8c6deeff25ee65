import { describe, expect, it } from 'vitest';
import { ApiFailure } from '../../../../src/application/api-failure.ts';
import { methods } from './fuzz/methods.ts';
import { slotsOf } from './fuzz/mutated.ts';
import { jsonReply } from './replies.ts';
import { scriptedClient } from './scripted-client.ts';

// Mutates good bodies the way PHP, MySQL, Laravel and careless changes do.

/** Other notations of the same instant. Valid bodies write it as `YYYY-MM-DD hh:mm:ss` in UTC+7, on a whole minute. */
const instants = (text: string): Record<string, unknown> => {
  const iso = new Date(`${text.replace(' ', 'T')}+07:00`).toISOString();
  const [day = '', time = ''] = text.split(' ');
  return {
    'with microseconds and Z': iso.replace('.000Z', '.000000Z'),
    'with slashes': `${day.replaceAll('-', '/')} ${time}`,
    'day first': `${day.split('-').reverse().join('-')} ${time.slice(0, 5)}`,
    'in seconds': Date.parse(iso) / 1000,
    'as an object of PHP': { date: `${text}.000000`, timezone_type: 3, timezone: 'Asia/Jakarta' },
  };
};

const sameAs = (value: unknown): Record<string, unknown> => {
  if (typeof value === 'number') return { 'as text': String(value) };
  if (typeof value === 'boolean')
    return { 'as a number': Number(value), 'as its text': String(Number(value)), 'as a word': String(value) };
  if (typeof value === 'string' && /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/.test(value)) return instants(value);
  return Array.isArray(value) ? { 'with numbers as keys': { ...value } } : {};
};

const nothing: Record<string, unknown> = { missing: undefined, null: null, '""': '', '[]': [] };

const more = Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`tambahan_${index}`, { a: [index] }]));
const withMore = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withMore);
  if (typeof value !== 'object' || value === null) return value;
  return { ...Object.fromEntries(Object.entries(value).map(([key, each]) => [key, withMore(each)])), ...more };
};

const envelopes = (good: unknown): [name: string, body: unknown][] => {
  const { data, code: _, ...rest } = good as Record<string, unknown>;
  const alone = Object.keys(rest).every((key) => key === 'message') && data !== null;
  return [
    ...[200, 'success', 0, null].map((code): [string, unknown] => [`code ${code}`, { ...rest, code, data }]),
    ['no code', { ...rest, data }],
    ['data in data', { code: '00', data: { data, ...rest } }],
    ...(alone ? [['no envelope', data] satisfies [string, unknown]] : []),
    ['30 more keys in each object', withMore(good)],
    ['trxid for trx_id', JSON.parse(JSON.stringify(good).replaceAll('"trx_id"', '"trxid"'))],
  ];
};

describe.each(methods)('$name', ({ run, good, needs }) => {
  const read = async (body: unknown): Promise<unknown> => {
    try {
      const found = (await run(scriptedClient(() => jsonReply(body)).http)) ?? null;
      // how a start was written is kept beside it
      const given = JSON.parse(
        JSON.stringify(found, (name, each) => (name === 'startedWithoutZone' ? undefined : each)),
      );
      return typeof given === 'object' && given !== null && 'items' in given ? given.items : given;
    } catch (error) {
      if (error instanceof ApiFailure) return error;
      throw error;
    }
  };

  it('reads every other notation of the same data, and reports only what the page needs (decision 28)', async () => {
    const meant = await read(good);
    const wrong: string[] = [];
    const mean = async (name: string, body: unknown) => {
      if (JSON.stringify(await read(body)) !== JSON.stringify(meant)) wrong.push(`${name}: read as something else`);
    };
    const lack = async (path: string, name: string, body: unknown) => {
      if (path === 'data.stages' && name !== 'missing') return; // an empty list of stages may be written in each of these ways
      const failed = (await read(body)) instanceof ApiFailure;
      if (failed !== needs.includes(path)) wrong.push(`${path} ${name}: ${failed ? 'not read' : 'read'}`);
    };
    for (const [name, body] of envelopes(good)) await mean(name, body);
    for (const [at, { path, parent, key }] of slotsOf(good).entries()) {
      const changed = (value: unknown) => {
        const body = structuredClone(good);
        Object.assign(slotsOf(body)[at]?.parent ?? {}, { [key]: value });
        return body;
      };
      if (Array.isArray(parent[key])) {
        const [empty, none] = [await read(changed([])), await read(changed(null))];
        if (JSON.stringify(none) !== JSON.stringify(empty)) wrong.push(`${path} null: not read as an empty list`);
      }
      if (['code', 'message', 'data', 'data.data'].includes(path)) continue;
      for (const [name, value] of Object.entries(sameAs(parent[key]))) await mean(`${path} ${name}`, changed(value));
      if (Array.isArray(parent)) continue;
      for (const [name, value] of Object.entries(nothing)) await lack(path, name, changed(value));
    }
    expect(wrong).toEqual([]);
  });
});
