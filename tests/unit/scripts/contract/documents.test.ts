import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { memoryPersistence } from '../../../../fake-backend/database/persistence.ts';
import { createServer } from '../../../../fake-backend/server.ts';
import { serverEventTypes } from '../../../../src/application/ports/notification/realtime-channel.ts';
import { parseConfig } from '../../../../src/configuration/config.ts';
import { knownCalls } from '../../../../tools/contract/check/known.ts';
import { emptyShape, placesIn, placeText } from '../../../../tools/contract/check/shape.ts';
import { documents } from '../../../../tools/contract/documents/documents.ts';
import { type JsonSchema, jsonSchemaOf } from '../../../../tools/contract/documents/schemas.ts';
import { record } from '../../../../tools/contract/recording/journey.ts';
import type { Row } from '../../../../tools/contract/row.ts';
import { linkOf, table } from '../../../../tools/contract/table.ts';
import { rowsOf } from '../../documents/requirements-table.ts';

const written = documents();

type Json = null | string | number | boolean | readonly Json[] | { readonly [name: string]: Json };

/** Every object of a document with its place, except the examples, which are data. */
const objectsIn = (
  value: Json | undefined,
  at = '',
): readonly (readonly [string, Readonly<Record<string, Json>>])[] => {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((each, index) => objectsIn(each, `${at}/${index}`));
  const entries = Object.entries(value).filter(([name]) => name !== 'examples');
  return [
    [at, value as Readonly<Record<string, Json>>],
    ...entries.flatMap(([name, each]) => objectsIn(each, `${at}/${name}`)),
  ];
};

describe('the documents of the contract', () => {
  it.each(['docs/openapi.json', 'docs/api-contract.md', 'docs/asyncapi.yaml'])(
    '%s equals the output of `npm run tools -- contract`',
    async (file) => {
      const text = (await written)[file] ?? '';
      // compares only the first difference, because a diff of ten thousand lines is unreadable
      const [wanted, found] = [text, fs.readFileSync(file, 'utf8')].map((each) => each.split('\n'));
      const at = wanted?.findIndex((line, index) => line !== found?.[index]) ?? -1;
      expect([at, found?.[at], found?.length]).toEqual([at, wanted?.[at], wanted?.length]);
    },
  );

  it('say something in every schema, and refer to nothing that is not there', async () => {
    const api = JSON.parse((await written)['docs/openapi.json'] ?? '') as Json;
    const objects = objectsIn(api);
    expect(objects.length).toBeGreaterThan(1_000);
    const fields = ['properties', 'patternProperties', 'additionalProperties', 'maxProperties'];
    const saysNothing = (object: object) =>
      Object.keys(object).length === 0 ||
      ('type' in object && object.type === 'object' && !fields.some((field) => field in object));
    expect(objects.flatMap(([at, object]) => (saysNothing(object) ? [at] : []))).toEqual([]);
    const places = new Set(objects.map(([at]) => `#${at}`));
    expect(objects.flatMap(([at, { $ref }]) => ($ref && !places.has(String($ref)) ? [at] : []))).toEqual([]);
  });

  it('link every call to a separate place in the contract', async () => {
    const { 'docs/api-contract.md': contract = '' } = await written;
    const links = table.map(linkOf);
    expect(new Set(links).size).toBe(table.length);
    expect(links.filter((link) => !contract.includes(`<a id="${link.split('#')[1]}">`))).toEqual([]);
  });

  it('name every type of event that the socket may send', async () => {
    const { 'docs/asyncapi.yaml': socket } = await written;
    const words = serverEventTypes.map((type) => `\`${type}\``).join(', ');
    expect(socket).toContain(`One of ${words}; any other word is read as`);
  });

  it('contain no secret, not even one of the simulation', async () => {
    const all = Object.values(await written).join('\n');
    expect(all).not.toMatch(/contoh123|rahasia99|"token": "(?!a-token)/);
  });
});

const modules = import.meta.glob<Record<string, Record<string, object>>>('/src/adapters/http/**/*-calls.ts', {
  eager: true,
});

const calls = Object.values(modules)
  .flatMap((module) => Object.entries(module))
  .flatMap(([name, value]) => (name.endsWith('Calls') ? Object.values(value) : []));

const requirements = rowsOf(fs.readFileSync('docs/requirements.md', 'utf8')).map(({ cells: [id = ''] }) => id);

const namesIn = ({ properties = {}, items }: JsonSchema, at: string): readonly string[] => [
  ...Object.entries(properties as Record<string, JsonSchema>).flatMap(([name, field]) => [
    `${at}.${name}`,
    ...namesIn(field, `${at}.${name}`),
  ]),
  ...(items ? namesIn(items as JsonSchema, `${at}[]`) : []),
];

describe('the table of contracts', () => {
  it('has a switch, off in the shipped configuration, for every call without a specified address', () => {
    const assumed = table.filter(({ requirement }) => requirement === null);
    expect(assumed.length).toBeGreaterThan(5);
    expect(assumed.filter(({ feature }) => feature === undefined).map(({ name }) => name)).toEqual([]);
    const { features } = parseConfig({});
    expect(table.filter(({ feature }) => feature && features[feature]).map(({ name }) => name)).toEqual([]);
  });

  it('has one row for every call, and only the call for the CSRF cookie returns no value', () => {
    expect(calls.length).toBeGreaterThan(55);
    expect(calls.filter((call) => table.filter((row) => row.call === call).length !== 1)).toEqual([]);
    expect(table.filter(({ call }) => !calls.includes(call)).map(({ name }) => name)).toEqual(['session.csrf']);
  });

  it('names existing rows of the requirements, and every row of section 7 that is a call', () => {
    const named = table.flatMap(({ requirement }) => requirement ?? []);
    expect(named.filter((id) => !requirements.includes(id))).toEqual([]);
    const others = ['7.base.credentials', '7.generic.education', '7.notification.unread'];
    const wanted = requirements.filter((id) => /^7\.(?!realtime)/.test(id) && !others.includes(id));
    expect(wanted.filter((id) => !named.includes(id))).toEqual([]);
  });

  it('marks only those places as specified that the specification shows', async () => {
    const known = await knownCalls();
    const places = ({ call, query = {}, bodies = [] }: Row): readonly string[] => [
      ...Object.keys(query).map((name) => `query.${name}`),
      ...bodies.flatMap((body) => namesIn(jsonSchemaOf(body), 'body')),
      ...placesIn(known.get(call)?.content ?? emptyShape(), ['reply', 'data']).map(placeText),
      'reply.data',
    ];
    const wrong = table.flatMap((row) => (row.shown ?? []).filter((place) => !places(row).includes(place)));
    expect(wrong).toEqual([]);
  });

  it('has a recorded reply for every call except the one for the CSRF cookie', async () => {
    const answered = (await record()).filter(({ status }) => status === 200);
    const silent = table.filter(({ call }) => !answered.some((exchange) => exchange.call === call));
    expect(silent.map(({ name }) => name)).toEqual(['session.csrf']);
  });

  it('contains exactly the addresses that the fake backend answers', async () => {
    const server = await createServer({ persistence: memoryPersistence(), latency: 0 });
    const answered = server.handlers
      .map(({ info }) => `${info.method} ${String(info.path).replace(/^\*/, '')}`)
      .filter((line) => !/ \/(snap|simulation)\b/.test(line));
    const generic = (line: string) => line.replaceAll(/\{\w+\*?\}|:\w+\*?|\*/g, '{}');
    // a form contains the address of a stored file, and a verification link has one or two parts
    const here = (line: string) => line.replace('/storage/berkas/{}', '/{}').replace('verify/{}/{}', 'verify/{}');
    const fake = [...new Set(answered.map(generic).map(here))].toSorted();
    expect(fake).toEqual([...new Set(table.map(({ method, path }) => generic(`${method} ${path}`)))].toSorted());
  });
});
