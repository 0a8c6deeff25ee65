import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { failureOf } from '../../../../src/adapters/http/failure-table.ts';
import { storedFileWire } from '../../../../src/adapters/http/form-wire.ts';
import { accept } from '../../../../src/adapters/http/read-reply.ts';
import { shownImage } from '../../../../src/adapters/http/shown-image.ts';
import { rejection } from './rejection.ts';
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

describe('Retry-After', () => {
  it.each<readonly [string, number | undefined]>([
    ['60', 60],
    ['0', 0],
    ['Mon, 05 Jan 2026 02:01:30 GMT', 90],
    ['Mon, 05 Jan 2026 02:00:00 GMT', 0],
    ...['-5', 'soon', '', 'Mon, 05 Jan 2026 01:00:00 GMT', '9'.repeat(400)].map((value): [string, undefined] => [
      value,
      undefined,
    ]),
  ])('%s is so many seconds, for a 503 as well: %j (fault matrix 12)', (value, seconds) => {
    expect([waitAfter(value), waitAfter(value, 503)]).toEqual([seconds, seconds]);
  });
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
