import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { jsonSchemaOf } from '../../../../tools/contract/documents/schemas.ts';
import type { Row } from '../../../../tools/contract/row.ts';
import { table } from '../../../../tools/contract/table.ts';

// The lines in tests/unit/adapters/http/calls are copied from the specification, not from the code. They fail when a rename changes both
// the portal and the fake backend, and this test proves that every call has such a line.

const folder = 'tests/unit/adapters/http/calls';

interface Pinned {
  readonly method: string;
  readonly path: string;
  readonly query: readonly string[];
  readonly body: readonly string[] | null;
}

const quoted = (code: string): string => [...code.matchAll(/'([^']*)'/g)].map(([, text = '']) => text).join('');

const pinnedIn = (source: string): readonly Pinned[] => {
  const constants = new Map(
    [...source.matchAll(/^const (\w+) =\s+((?:'[^']*'[\s+]*)+);/gm)].map(([, name = '', code = '']) => [
      name,
      quoted(code),
    ]),
  );
  const whole = source.replaceAll(/\$\{(\w+)\}/g, (_, name: string) => constants.get(name) ?? '');
  return [
    ...whole.matchAll(/['`](?:\[[\w.-]+\] )*(GET|POST|PUT|PATCH) (\/[^\s'`]*)(?: (?:multipart )?\{([^}]*)\})?['`]/g),
  ].map(([, method = '', address = '', names]) => {
    const { pathname, searchParams } = new URL(address, 'http://portal.test');
    const body =
      names === undefined
        ? null
        : names
            .split(', ')
            .filter(Boolean)
            .map((name) => name.replace(/\[.*/, ''));
    return { method, path: pathname, query: [...searchParams.keys()], body };
  });
};

const pinned = fs.readdirSync(folder).flatMap((file) => pinnedIn(fs.readFileSync(`${folder}/${file}`, 'utf8')));

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

const hole = (part: string): string => (part.includes('*') ? '.+' : '[^/]+');

const patternOf = (path: string): RegExp =>
  new RegExp(
    `^${path
      .split(/(\{\w+\*?\})/)
      .map((part) => (part.startsWith('{') ? hole(part) : escaped(part)))
      .join('')}$`,
  );

/** The lines of a call. A line with exactly the path of another call belongs only to that call. */
const linesOf = ({ method, path }: Row): readonly Pinned[] =>
  pinned.filter(
    (line) =>
      line.method === method &&
      patternOf(path).test(line.path) &&
      !table.some((row) => row.method === method && row.path === line.path && row.path !== path),
  );

/** Excludes stored files, because a form contains their address. */
const rows = table.filter(({ name }) => name !== 'files.storedFile');

const bodiesOf = ({ bodies = [] }: Row) =>
  bodies.map((body) => {
    const { properties = {}, required = [] } = jsonSchemaOf(body) as {
      properties?: object;
      required?: readonly string[];
    };
    return { all: Object.keys(properties), required };
  });

const bodyIsPinned = (row: Row, all: readonly string[], required: readonly string[]): boolean =>
  linesOf(row).some(
    ({ body }) =>
      body !== null && required.every((name) => body.includes(name)) && body.every((name) => all.includes(name)),
  );

describe('every call that is documented by hand', () => {
  it.each(rows.map((row) => [row.name, row] as const))('%s has its documented method and address', (_, row) => {
    expect(linesOf(row).length).toBeGreaterThan(0);
  });

  it.each(rows.map((row) => [row.name, row] as const))('%s has its documented query and body fields', (_, row) => {
    const known = new Set(linesOf(row).flatMap(({ query }) => query));
    const query = Object.keys(row.query ?? {});
    expect(query.filter((name) => !known.has(name))).toEqual([]);
    for (const { all, required } of bodiesOf(row)) expect([all, bodyIsPinned(row, all, required)]).toEqual([all, true]);
  });
});
