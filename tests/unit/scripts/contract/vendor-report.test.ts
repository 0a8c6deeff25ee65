import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import type { Alter } from '../../../../fake-backend/hosts/node-http.ts';
import { type Checked, check } from '../../../../tools/contract/check/check.ts';
import { table } from '../../../../tools/contract/table.ts';
import { altering, checkServed } from './served.ts';

type Row = Record<string, unknown>;

const renaming = (path: RegExp, name: string, ...others: readonly string[]): Alter =>
  altering(path, (body: { data: Row | Row[] }) => {
    const renamed = ({ [name]: value, ...row }: Row) => ({
      ...row,
      ...Object.fromEntries(others.map((each) => [each, value])),
    });
    return { ...body, data: Array.isArray(body.data) ? body.data.map(renamed) : renamed(body.data) };
  });

const driftsOf = ({ calls }: Checked, name: string) => calls.find((each) => each.name === name)?.drifts ?? [];

const uncheckedIn = ({ json }: Checked) => {
  const { unchecked } = json as { unchecked: readonly { how: string; calls: readonly { name: string }[] }[] };
  return unchecked;
};

const howOf = (checked: Checked, name: string) =>
  uncheckedIn(checked).find(({ calls }) => calls.some((each) => each.name === name))?.how;

it('the report for the vendor of an API names every call by its address and link, never by an internal name, shows the smallest JSON that is wanted beside what came, and has the same facts as JSON', async () => {
  const checked = await checkServed({ alter: renaming(/schema\/thumbnail$/, 'slug') });
  expect(checked.text).toContain('✗ GET /api/schema/thumbnail');
  expect(checked.text).toContain('    POST /api/apl-01 docs/api-contract.md#post-api-apl-01\n');
  expect(table.filter(({ name }) => checked.text.includes(name)).map(({ name }) => name)).toEqual([]);
  const [finding] = driftsOf(checked, 'catalog.schemes');
  expect(finding).toMatchObject({ method: 'GET', path: '/api/schema/thumbnail', field: 'data[].slug' });
  expect(finding?.example).toMatch(/^\{"data":\[\{"slug":"[a-z-]+"\}\]\}$/);
  expect(finding?.came).toMatch(/^\{"data":\[\{"id":…,/);
  expect(checked.text).toContain(`diminta  ${finding?.example}\n        datang   ${finding?.came}`);

  const { json, calls, summary } = checked;
  const { findings, unasked, ...rest } = json as { findings: typeof calls; unasked: readonly string[] };
  expect(rest).toMatchObject({ summary, unchecked: expect.any(Array) });
  expect(findings.find(({ name }) => name === 'catalog.schemes')).toMatchObject({
    call: 'GET /api/schema/thumbnail',
    drifts: [{ kind: 'missing', expected: 'teks', found: 'tidak ada', mend: 'tambahkan seperti contoh' }],
  });
  expect([...unasked, ...findings.map(({ name }) => name)].toSorted()).toEqual(
    table.map(({ name }) => name).toSorted(),
  );
});

it('the report describes the form of an unexpected value without showing the value', async () => {
  const secret = { nik: '3171234567890001', nama: 'Siti Rahasia' };
  const alter = altering(/\/api\/asesi$/, (body: { data: Row }) => ({
    ...body,
    data: { ...body.data, fullname: secret },
  }));
  const checked = await checkServed({ alter });
  expect(driftsOf(checked, 'account.current')).toContainEqual(
    expect.objectContaining({ field: 'data.fullname', came: '{"data":{"fullname":{"nik":…,"nama":…}}}' }),
  );
  expect(checked.text + JSON.stringify(checked.json)).not.toMatch(/3171234567890001|Rahasia/);
});

const renames: readonly (readonly [RegExp, string, string, string])[] = [
  [/\/api\/asesi$/, 'account.current', 'fullname', 'full_name'],
  [/\/api\/schedule\/[^/]+$/, 'catalog.schedule', 'starts_at', 'start_at'],
];

describe('a missing field next to an unknown one with a similar name', () => {
  it.each(renames)('counts as one difference: %s %s, %s as %s', async (path, call, name, other) => {
    const checked = await checkServed({ alter: renaming(path, name, other) });
    const drifts = driftsOf(checked, call);
    expect(drifts.map(({ kind, field, renamed }) => [kind, field, renamed])).toEqual([
      ['missing', `data.${name}`, other],
    ]);
    expect(drifts[0]?.mend).toBe(`ganti nama "${other}" menjadi "${name}"`);
    expect(checked.text).toContain(`mungkin ${name} bernama ${other} di server ini`);
  });

  it.each([
    ['two fields could match', ['full_name', 'fullName']],
    ['the names are different', ['nickname']],
  ] as const)('counts as two differences if %s', async (_, others) => {
    const drifts = driftsOf(
      await checkServed({ alter: renaming(/\/api\/asesi$/, 'fullname', ...others) }),
      'account.current',
    );
    expect(drifts.map(({ field, renamed }) => [field, renamed])).toEqual(
      ['fullname', ...others].map((name) => [`data.${name}`, undefined]),
    );
  });

  it('counts as two differences if the value under the similar name has another form', async () => {
    const alter = altering(
      /\/api\/schedule\/[^/]+$/,
      ({ data: { starts_at: _, ...data }, ...body }: { data: Row }) => ({
        ...body,
        data: { ...data, start_at: { day: 1 } },
      }),
    );
    const drifts = driftsOf(await checkServed({ alter }), 'catalog.schedule');
    expect(drifts.map(({ kind, renamed }) => [kind, renamed])).toEqual([
      ['missing', undefined],
      ['extra', undefined],
    ]);
  });
});

describe('a missing field that the portal reads under another name', () => {
  it('costs the candidate nothing', async () => {
    const alter = altering(/\/api\/province$/, ({ data, ...body }: { data: Row[] }) => ({
      ...body,
      data: data.map(({ id, name }) => ({ kode: id, nama: name })),
    }));
    const drifts = driftsOf(await checkServed({ alter }), 'reference.provinces');
    expect(drifts.map(({ kind, field, cost }) => [kind, field, cost])).toEqual([
      ['missing', 'data[].id', 'none'],
      ['missing', 'data[].name', 'none'],
      ['extra', 'data[].kode', 'none'],
    ]);
  });

  it('reveals no value of a field that is named like a flag', async () => {
    const alter = altering(/\/api\/province$/, ({ data, ...body }: { data: Row[] }) => ({
      ...body,
      data: data.map(() => ({ code: 31, status: 'rahasia' })),
    }));
    const { text, calls } = await checkServed({ alter });
    expect(text + JSON.stringify(calls)).not.toMatch(/rahasia|:31/);
  });
});

describe('a check without an account', () => {
  it('checks the calls of guests and explains how to check the others', async () => {
    const sent: string[] = [];
    const alter: Alter = (request, reply) => {
      sent.push(request.method);
      return reply;
    };
    const checked = await checkServed({ name: null, alter });
    expect(checked.calls.map(({ call }) => call)).toEqual([
      'GET /sanctum/csrf-cookie',
      'GET /api/schema/thumbnail',
      'GET /api/schema/{slug}/detail',
      'GET /api/reviews/{id}',
      'GET /api/schedule',
      'GET /api/schedule/{id}',
      'GET /api/date-now',
    ]);
    expect([...new Set(sent)]).toEqual(['GET']);
    expect(checked.text).toContain(`7 dari ${table.length} panggilan diperiksa`);
    expect(howOf(checked, 'account.current')).toContain('--email');
    expect(howOf(checked, 'notification.markAll')).toContain('--walk');
    expect(howOf(checked, 'certificate.request')).toContain('--walk');
    expect(howOf(checked, 'exam.submit')).toContain('--walk');
  });

  it('reports data that guests must not read', async () => {
    const closed: Alter = (request, reply) =>
      /schedule$/.test(new URL(request.url).pathname) ? Response.json({ message: 'x' }, { status: 401 }) : reply;
    const [finding] = driftsOf(await checkServed({ name: null, alter: closed }), 'catalog.schedules');
    expect(finding).toMatchObject({ kind: 'status', found: '401', mend: 'jawab 200, juga untuk tamu' });
  });
});

describe('a log-in that fails', () => {
  it('counts as a difference that costs the candidate, and the calls of guests are still checked', async () => {
    const checked = await checkServed({ password: 'salah-sekali' });
    expect(driftsOf(checked, 'account.logIn')).toEqual([expect.objectContaining({ cost: 'reply' })]);
    expect(checked.summary.costly).toBe(1);
    expect(checked.calls.map(({ name }) => name)).toContain('catalog.schedules');
    expect(checked.text).toContain('periksa email dan kata sandi akun uji');
  });

  it('counts as a difference if there is no reply, too', async () => {
    const server = http.createServer((request, response) => {
      if (request.url === '/api/login') request.socket.destroy();
      else response.end('{}');
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const account = { email: 'gita@contoh.example', password: 'contoh123' };
    const checked = await check({ baseUrl, ...account, authentication: 'token' });
    server.close();
    expect(driftsOf(checked, 'account.logIn')).toEqual([
      expect.objectContaining({ found: 'tidak ada jawaban', mend: 'jawab dengan status 200' }),
    ]);
  });
});

describe('a refusal in a reply with status 200', () => {
  it.each([
    ['a flag', { success: false, message: 'Siti tidak ada' }, '200 {"success":false,"message":…}'],
    ['a word', { status: 'error', message: 'Siti tidak ada' }, '200 {"status":"error","message":…}'],
    ['a code', { code: 422, message: 'Siti tidak ada' }, '200 {"code":422,"message":…}'],
  ])('by %s is reported with the portal’s reaction and the remedy', async (_, body, came) => {
    const alter = altering(/\/api\/timeline\//, () => body);
    const checked = await checkServed({ alter });
    const [finding] = driftsOf(checked, 'assessment.timeline');
    expect(finding).toMatchObject({ kind: 'refused', found: 'penolakan di dalam status 200', came, cost: 'reply' });
    expect(finding?.seen).toContain('penolakan: kalimat dari server');
    expect(finding?.mend).toContain('status 401, 403, 404 atau 422');
    expect(checked.text).not.toContain('Siti');
  });
});
