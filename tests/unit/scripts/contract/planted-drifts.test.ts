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

const replaced =
  (path: RegExp, reply: () => Response): Alter =>
  (request, as) =>
    path.test(new URL(request.url).pathname) ? reply() : as;

type Planted = readonly [what: string, alter: Alter, call: string, drift: Partial<Finding>];

const json = { headers: { 'Content-Type': 'application/json' } };
const inEach = (path: RegExp, change: (row: Row) => unknown) => altering(path, each(change));

/** Fields that are missing are planted by the law of the check, refusals and statuses by the report for the vendor. */
const planted: readonly Planted[] = [
  [
    'money has a form that could be two amounts',
    inEach(/schema\/thumbnail$/, (row) => ({ ...row, price: '750.000' })),
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
    'a list is null',
    inEach(/schema\/[^/]+\/detail$/, (row) => ({ ...row, requirements: null })),
    'catalog.scheme',
    { kind: 'form', field: 'data.requirements', cost: 'none' },
  ],
  [
    'a list is an object',
    inEach(/schema\/[^/]+\/detail$/, (row) => ({ ...row, units: { ...(row.units as Row[]) } })),
    'catalog.scheme',
    { kind: 'form', field: 'data.units', cost: 'none' },
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
    'a page of HTML comes instead of JSON',
    replaced(/\/api\/district\//, () => new Response('<h1>Portal</h1>', { headers: { 'Content-Type': 'text/html' } })),
    'reference.districts',
    { kind: 'format', found: 'text/html', cost: 'reply' },
  ],
  [
    'JSON is cut off',
    replaced(/\/api\/city\//, () => new Response('{"data":[', json)),
    'reference.cities',
    { kind: 'format', cost: 'reply' },
  ],
  [
    'JSON comes instead of a file',
    replaced(/download-file/, () => new Response('{"url":"x"}', json)),
    'certificate.document',
    { kind: 'format', found: 'JSON', cost: 'reply' },
  ],
  [
    'an id is a number beyond what JSON carries',
    inEach(/schedule\/[^/]+$/, (row) => ({ ...row, schedule_id: 2 ** 60 })),
    'catalog.schedule',
    { kind: 'form', field: 'data.schedule_id', cost: 'reply' },
  ],
];

const conceptOf = (call: string) => call.split('.')[0];

/** Differences of different concepts are planted together. */
const rounds = planted.reduce<Planted[][]>((all, each) => {
  const round = all.find((others) => others.every(([, , call]) => conceptOf(call) !== conceptOf(each[2])));
  if (round) round.push(each);
  else all.push([each]);
  return all;
}, []);

const isCostly = ([, , , { cost }]: Planted) => cost !== undefined && cost !== 'none';

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
    },
  );
});
