import { describe, expect, it } from 'vitest';
import type { Alter } from '../../../../fake-backend/hosts/node-http.ts';
import type { Finding } from '../../../../tools/contract/check/findings.ts';
import { altering, checkServed } from './served.ts';

type Row = Record<string, unknown>;
interface Body {
  readonly data: Row & Row[];
}

const each = (change: (row: Row) => unknown) => (body: Body) => ({
  ...body,
  data: Array.isArray(body.data) ? body.data.map(change) : body.data && change(body.data),
});

const without =
  (...names: readonly string[]) =>
  (row: Row) =>
    Object.fromEntries(Object.entries(row).filter(([name]) => !names.includes(name)));

const replaced =
  (path: RegExp, reply: () => Response): Alter =>
  (request, as) =>
    path.test(new URL(request.url).pathname) ? reply() : as;

type Planted = readonly [what: string, alter: Alter, call: string, drift: Partial<Finding>];

const planted: readonly Planted[] = [
  [
    'a field is missing that the documents’ first replies leave out',
    altering(/schema\/thumbnail$/, each(without('rating'))),
    'catalog.schemes',
    { kind: 'missing', field: 'data[].rating', cost: 'field', isOptional: true },
  ],
  [
    'a field is of another type',
    altering(
      /schema\/thumbnail$/,
      each((row) => ({ ...row, title: { id: 'Judul' } })),
    ),
    'catalog.schemes',
    { kind: 'form', field: 'data[].title', cost: 'field' },
  ],
  [
    'money has a form that could be two amounts',
    altering(
      /schema\/thumbnail$/,
      each((row) => ({ ...row, price: '750.000' })),
    ),
    'catalog.schemes',
    { kind: 'form', field: 'data[].price', cost: 'field' },
  ],
  [
    'a deadline is no instant',
    altering(/\/api\/date-now$/, (body: Body) => ({ ...body, data: 'besok' })),
    'time.now',
    { kind: 'form', field: 'data', cost: 'reply' },
  ],
  [
    'an enumeration has a new word',
    altering(/transaction\/list\/paid$/, (body: { data: Body }) => ({
      ...body,
      data: each((row) => ({ ...row, status: 'lunas' }))(body.data),
    })),
    'purchase.list',
    { kind: 'word', field: 'data[].status', cost: 'field' },
  ],
  [
    'a success has a code that the portal takes for a refusal',
    altering(/\/api\/reviews/, (body: Body) => ({ ...body, code: 1 })),
    'catalog.reviews',
    { kind: 'refused', field: '', cost: 'reply' },
  ],
  [
    'a list is null',
    altering(
      /schema\/[^/]+\/detail$/,
      each((row) => ({ ...row, requirements: null })),
    ),
    'catalog.scheme',
    { kind: 'form', field: 'data.requirements', cost: 'none' },
  ],
  [
    'a list is an object',
    altering(
      /schema\/[^/]+\/detail$/,
      each((row) => ({ ...row, units: { ...(row.units as Row[]) } })),
    ),
    'catalog.scheme',
    { kind: 'form', field: 'data.units', cost: 'none' },
  ],
  [
    'the envelope has another word for data',
    altering(/\/api\/timeline\//, ({ data, ...body }: Body) => ({ ...body, result: data })),
    'assessment.timeline',
    { kind: 'missing', field: 'data.stages', cost: 'field' },
  ],
  [
    'the content is wrapped twice',
    altering(/\/api\/timeline\//, (body: Body) => ({ ...body, data: { data: body.data } })),
    'assessment.timeline',
    { kind: 'envelope', cost: 'none' },
  ],
  [
    'a list comes without a paginator',
    altering(/\/api\/schedule$/, ({ data }: Body) => data),
    'catalog.schedules',
    { kind: 'envelope', cost: 'none' },
  ],
  [
    'a page has its rows under another name',
    altering(/\/api\/vouchers$/, ({ data, ...body }: Body) => ({ ...body, items: data })),
    'purchase.vouchers',
    { kind: 'form', field: 'data' },
  ],
  [
    'an address is another one',
    replaced(
      /\/api\/village\//,
      () => new Response('{"message":""}', { status: 404, headers: { 'Content-Type': 'application/json' } }),
    ),
    'reference.villages',
    { kind: 'status', found: '404', cost: 'reply' },
  ],
  [
    'a call fails',
    replaced(
      /\/api\/pre-assessment\//,
      () => new Response('{}', { status: 500, headers: { 'Content-Type': 'application/json' } }),
    ),
    'assessment.agreement',
    { kind: 'status', found: '500', cost: 'reply' },
  ],
  [
    'a page of HTML comes instead of JSON',
    replaced(
      /\/api\/district\//,
      () => new Response('<!DOCTYPE html><h1>Portal</h1>', { headers: { 'Content-Type': 'text/html' } }),
    ),
    'reference.districts',
    { kind: 'format', found: 'text/html', cost: 'reply' },
  ],
  [
    'JSON is cut off',
    replaced(/\/api\/city\//, () => new Response('{"data":[', { headers: { 'Content-Type': 'application/json' } })),
    'reference.cities',
    { kind: 'format', cost: 'reply' },
  ],
  [
    'JSON comes instead of a file',
    replaced(/download-file/, () => new Response('{"url":"x"}', { headers: { 'Content-Type': 'application/json' } })),
    'certificate.document',
    { kind: 'format', found: 'JSON', cost: 'reply' },
  ],
  [
    'one row of a list has no id',
    altering(/\/api\/notification$/, (body: Body) => ({
      ...body,
      data: body.data.map((row, index) => (index === 0 ? without('id')(row) : row)),
    })),
    'notification.page',
    { kind: 'missing', field: 'data[].id' },
  ],
  [
    'an id is a number beyond what JSON carries',
    altering(
      /schedule\/[^/]+$/,
      each((row) => ({ ...row, schedule_id: 2 ** 60 })),
    ),
    'catalog.schedule',
    { kind: 'form', field: 'data.schedule_id', cost: 'reply' },
  ],
];

const conceptOf = (call: string) => call.split('.')[0];

/** Differences of different concepts are planted together; the one that costs nothing for being optional is alone. */
const rounds = planted.reduce<Planted[][]>((all, each) => {
  const [, , call, drift] = each;
  const round = all.find((others) =>
    others.every((other) => !drift.isOptional && !other[3].isOptional && conceptOf(other[2]) !== conceptOf(call)),
  );
  if (round) round.push(each);
  else all.push([each]);
  return all;
}, []);

const isCostly = ([, , , { cost, isOptional }]: Planted) => cost !== undefined && cost !== 'none' && !isOptional;

describe('a server with differences', () => {
  it.each(rounds.map((round) => [round.map(([what]) => what).join('; '), round] as const))(
    'gets a report of each: %s',
    async (_, round) => {
      const alter: Alter = async (request, reply) => {
        let altered = reply;
        for (const [, change] of round) altered = await change(request, altered);
        return altered;
      };
      const { calls, summary, text } = await checkServed({ alter });
      for (const [what, , name, drift] of round) {
        const { drifts = [], call = '' } = calls.find((checked) => checked.name === name) ?? {};
        expect(drifts, what).toContainEqual(expect.objectContaining(drift));
        expect(text).toContain(`${call} (`);
      }
      expect(summary.costly).toBeGreaterThanOrEqual(round.filter(isCostly).length);
      if (round.some(([, , , { isOptional }]) => isOptional)) expect([summary.costly, summary.notSent]).toEqual([0, 1]);
    },
  );
});
