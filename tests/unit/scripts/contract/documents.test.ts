import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { serverEventTypes } from '../../../../src/application/ports/notification/realtime-channel.ts';
import { documents } from '../../../../tools/contract/documents/documents.ts';
import { linkOf, table } from '../../../../tools/contract/table.ts';

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
