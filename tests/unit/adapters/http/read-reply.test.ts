import { describe, expect, it, onTestFinished, vi } from 'vitest';
import * as z from 'zod/mini';
import { defineCall } from '../../../../src/adapters/http/define-call.ts';
import { failureOf } from '../../../../src/adapters/http/failure-table.ts';
import { storedFileWire } from '../../../../src/adapters/http/form-wire.ts';
import { pageOf } from '../../../../src/adapters/http/pagination.ts';
import { accept } from '../../../../src/adapters/http/read-reply.ts';
import { dataOf } from '../../../../src/adapters/http/reply.ts';
import { shownImage } from '../../../../src/adapters/http/shown-image.ts';
import { tellDevelopers, type UnreadableReply } from '../../../../src/adapters/http/tell-developers.ts';
import { wireMoney } from '../../../../src/adapters/http/wire.ts';
import { rejection } from './rejection.ts';
import { jsonReply, textReply } from './replies.ts';
import { scriptedClient } from './scripted-client.ts';

it('a schema that throws is a contract failure like one that rejects', async () => {
  const breaking = {
    safeParse: () => {
      throw new RangeError('Maximum call stack size exceeded');
    },
  };
  const refusing = { safeParse: () => ({ success: false as const, error: 'no' }) };
  for (const schema of [breaking, refusing]) {
    const failure = await rejection((async () => accept(schema, {}))());
    expect(failure.kind).toBe('contract');
    expect(failure.cause).toBeDefined();
  }
});

const repliedAt = { Date: 'Mon, 05 Jan 2026 02:00:00 GMT' };
const waitAfter = (value: string, status = 429, others: Readonly<Record<string, string>> = repliedAt) =>
  failureOf({ status, headers: new Headers({ ...others, 'Retry-After': value }) }, undefined).retryAfterSeconds;

it.each<readonly [string, number | undefined]>([
  ['60', 60],
  ['0', 0],
  ['Mon, 05 Jan 2026 02:01:30 GMT', 90],
  ['Mon, 05 Jan 2026 02:00:00 GMT', 0],
  ...['-5', 'soon', '', 'Mon, 05 Jan 2026 01:00:00 GMT', '9'.repeat(400)].map((value): [string, undefined] => [
    value,
    undefined,
  ]),
])('a Retry-After of %s is so many seconds, for a 503 as well: %j (fault matrix 12)', (value, seconds) => {
  expect([waitAfter(value), waitAfter(value, 503)]).toEqual([seconds, seconds]);
});

it.each([{ email: 5 }, [1]])('%j instead of a message is not shown as one', (message) => {
  const { fieldErrors, serverMessage } = failureOf({ status: 422, headers: new Headers() }, { message });
  expect([fieldErrors, serverMessage]).toEqual([undefined, undefined]);
});

it.each([
  ['too long', 'a/'.repeat(1001)],
  ['a number', 7],
  ['an object', { url: '/a.pdf' }],
])('a file cannot be opened where its address is %s', (_, src) => {
  const file = { id: '1', name: 'ijazah.pdf', type: 'application/pdf', size: 1000 };
  expect(z.parse(storedFileWire, { ...file, src })).toEqual({ ...file, src: null });
});

const { http } = scriptedClient(undefined, { baseUrl: 'https://api.example/v1', storage: ['https://berkas.example'] });

describe('a photo or signature (fault matrix 51)', () => {
  it.each([
    ['/storage/foto/Ayu Contoh.jpg', 'https://api.example/v1/storage/foto/Ayu%20Contoh.jpg'],
    ['data:image/jpg;base64,/9j/4AAQ', 'data:image/jpg;base64,/9j/4AAQ'],
  ])('%j is shown from %j [3.photo.forms]', (image, shown) => {
    expect(shownImage(http, image)).toBe(shown);
    expect(shownImage(http, shown)).toBe(shown);
  });

  it.each([
    'https://evil.example/7.png',
    'http://api.example/7.png',
    'https://api.example:444/7.png',
    '//evil.example/7.png',
    'javascript:alert(1)',
    'data:image/svg+xml;base64,PHN2Zz4=',
    'https://api.example/v1/api/logout',
  ])('%j is the default photo', (image) => {
    expect(shownImage(http, image)).toBeNull();
  });
});

const item = z.object({ id: z.string(), price: wireMoney });
const one = defineCall({ method: 'POST', path: '/api/barang/{id}', reply: dataOf(item) });
const many = defineCall({ method: 'GET', path: '/api/barang', reply: pageOf(item) });

const hearing = (reply: () => Response) => {
  const heard: UnreadableReply[] = [];
  const { http } = scriptedClient(reply, { onUnreadable: (unreadable) => heard.push(unreadable) });
  return { http, heard };
};

describe('a reply that cannot be read', () => {
  it('is reported by call, field and reason, without the values in it', async () => {
    const { http, heard } = hearing(() => jsonReply({ code: '00', data: { id: 'rahasia', price: '750.000' } }));
    expect(await rejection(http.call(one, { params: { id: '7' } }))).toMatchObject({ kind: 'contract' });
    expect(heard).toMatchObject([
      { call: 'POST /api/barang/{id}', lost: 'reply', reasons: [expect.stringMatching(/^price: /)] },
    ]);
    expect(JSON.stringify(heard)).not.toMatch(/rahasia|750/);
  });

  it('is reported when it is no JSON', async () => {
    const { http, heard } = hearing(() => textReply('<html>', 'text/html'));
    expect(await rejection(http.call(many))).toMatchObject({ kind: 'between' });
    expect(heard).toEqual([{ call: 'GET /api/barang', lost: 'reply', reasons: ['answered with 200, not by the API'] }]);
  });

  it('with some unreadable rows is reported once, and the other rows are returned', async () => {
    const rows = [{ id: 'a', price: 1 }, { id: 'b' }, { id: 'c', price: 'x' }];
    const { http, heard } = hearing(() => jsonReply({ data: rows }));
    expect(await http.call(many)).toMatchObject({ items: [{ id: 'a' }], unreadable: 2 });
    expect(heard).toMatchObject([{ call: 'GET /api/barang', lost: 'rows' }]);
    expect(heard[0]?.reasons).toHaveLength(2);
  });

  it('without any readable row is reported by the fields that its last row lacks', async () => {
    const { http, heard } = hearing(() => jsonReply({ data: [{ nomor: 'rahasia' }, { nomor: 'b' }] }));
    expect(await rejection(http.call(many))).toMatchObject({ kind: 'contract' });
    const reasons = [
      'data: no row can be read',
      expect.stringMatching(/^data\.1\.id: /),
      expect.stringMatching(/^data\.1\.price: /),
    ];
    expect(heard).toEqual([{ call: 'GET /api/barang', lost: 'reply', reasons }]);
    expect(JSON.stringify(heard)).not.toContain('rahasia');
  });

  it('is not reported when it is only a refusal', async () => {
    const { http, heard } = hearing(() => jsonReply({ code: '02', message: 'Tidak bisa' }));
    expect(await rejection(http.call(many))).toMatchObject({ kind: 'refused' });
    expect(heard).toEqual([]);
  });

  it('is logged to the console in a few lines, however much is wrong', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    onTestFinished(() => warn.mockRestore());
    tellDevelopers({
      call: 'GET /api/barang',
      lost: 'rows',
      reasons: Array.from({ length: 500 }, (_, index) => `${index}: expected string`),
    });
    expect(warn).toHaveBeenCalledTimes(1);
    expect(String(warn.mock.calls[0]?.[0]).split('\n')).toHaveLength(21);
    expect(warn.mock.calls[0]?.[0]).toContain('GET /api/barang: rows that cannot be read');
  });
});

it('a redirected read that ended at JSON is a normal reply', async () => {
  const { http } = hearing(() => Object.defineProperty(jsonReply({ data: [] }), 'redirected', { value: true }));
  expect(await http.call(many)).toMatchObject({ items: [] });
});
