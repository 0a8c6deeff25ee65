import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { costOf, judged } from '../../../tools/contract/check/judge.ts';
import { changedAt, type Place, placeText, removed } from '../../../tools/contract/check/shape.ts';
import { table } from '../../../tools/contract/table.ts';

const page = fs.readFileSync('docs/how-to-serve-this-portal.md', 'utf8');

type Examples = Readonly<Record<string, unknown>>;
// the code block is marked json5, so that the formatter keeps each reply on one line; the text is JSON
const [replies = {}, bodies = {}] = [...page.matchAll(/^```json5\n(.*?)^```/gms)].map(
  ([, text = '']) => JSON.parse(text) as Examples,
);

const rowsOf = (named: string) => table.filter(({ method, path }) => `${method} ${path}` === named);

const readerOf = (named: string) => {
  const call = rowsOf(named)[0]?.call;
  if (!call || !('reply' in call)) throw new Error(`no call ${named}`);
  return call.reply;
};

const placesOf = (value: unknown, at: Place = []): readonly Place[] => {
  if (Array.isArray(value)) return value.slice(0, 1).flatMap((each) => placesOf(each, [...at, '[]']));
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, each]) => placesOf(each, [...at, name]));
  return value ? [at] : [];
};

const costWithout = (named: string, place: Place) =>
  costOf(
    judged(readerOf(named), replies[named]),
    judged(readerOf(named), changedAt(replies[named], place, removed).value),
  );

/** The name of a place in the documents: `slug`, or `schema.slug` for a field of another resource. */
const shortName = (place: Place) => {
  const [holder = '', name = ''] = place.slice(-2);
  return ['[]', 'data'].includes(holder) ? name : `${holder}.${name}`;
};

describe('the examples of the page for authors of an API', () => {
  it('cover the way from the log-in to the catalogue, in at most 900 words', () => {
    expect(Object.keys(replies).length).toBeGreaterThan(10);
    expect(Object.keys(replies)).toEqual(expect.arrayContaining(['POST /api/login', 'GET /api/schedule']));
    expect(page.split(/\s+/).length).toBeLessThanOrEqual(900);
  });

  it.each(Object.keys(replies))('are read whole by the portal: %s', (named) => {
    expect(judged(readerOf(named), replies[named])).toMatchObject({ accepted: true, rowsLost: 0, reasons: [] });
    const ignored = placesOf(replies[named]).filter((place) => costWithout(named, place) === 'none');
    expect(ignored.map(placeText)).toEqual([]);
  });

  it('stop a page without the names that the page says it needs, and without no others', () => {
    const needed = Object.keys(replies).flatMap((named) =>
      placesOf(replies[named])
        .filter((place) => place.length > 1 && ['reply', 'rows'].includes(costWithout(named, place)))
        .map(shortName),
    );
    const [said = ''] = /A page cannot do without:.*? any row\b/s.exec(page) ?? [];
    const names = [...said.matchAll(/`([a-z_.]+)`/g)].map(([, name]) => name);
    expect([...new Set(names)].sort()).toEqual([...new Set(needed)].sort());
  });

  it.each(Object.keys(bodies))('are what the portal sends, no field more or less: %s', (named) => {
    const sent = rowsOf(named)
      .flatMap((row) => row.bodies ?? [])
      .map((body) => body._zod.run({ value: bodies[named], issues: [] }, { async: false }))
      .flatMap((read) => ('issues' in read && read.issues.length === 0 ? [read.value] : []));
    expect(sent).toContainEqual(bodies[named]);
  });

  it('name no call that the contract does not have', () => {
    const patterns = table.map(({ method, path }) => {
      const pattern = path.replace(/\{\w+\*\}/g, '.+').replace(/\{\w+\}/g, '[^/]+');
      return new RegExp(`^${method} ${pattern}/?$`);
    });
    const named = [...page.matchAll(/\b(?:GET|POST|PUT|PATCH) \/[^\s`"?]+/g)].map(([call]) => call);
    expect(named.length).toBeGreaterThan(40);
    expect(named.filter((call) => !patterns.some((pattern) => pattern.test(call)))).toEqual([]);
  });
});
