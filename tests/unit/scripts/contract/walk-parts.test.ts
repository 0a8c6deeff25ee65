import { crc32, inflateSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { jpegOf, pdfOf, pngOf, zipOf } from '../../../../tools/contract/walk/files.ts';
import { socketAt } from '../../../../tools/contract/walk/walk.ts';
import { always, endAll, serving, walkOn } from './walking.ts';

afterEach(endAll);

const json = 'application/json';

describe('the walk looks for Socket.IO at the address of the API', () => {
  it.each([
    ['a session', 200, 'text/plain', '0{"sid":"lv_VI97HAXpY6yYWAAAC","upgrades":["websocket"]}', true],
    ['a refusal of Engine.IO', 400, json, '{"code":0,"message":"Transport unknown"}', true],
    ['a failure of the server', 502, 'text/html', '<h1>Bad Gateway</h1>', true],
    ['no such page', 404, json, '{"message":"The route socket.io could not be found."}', false],
    ['a page for everything', 200, 'text/html', '<!doctype html><div id="app"></div>', false],
  ])('%s', async (_, status, type, body, found) => {
    expect(await socketAt(await serving(always(status, type, body)))).toBe(found);
  });

  it('finds it possible where nobody answers', async () => {
    expect(await socketAt('http://127.0.0.1:1')).toBe(true);
  });

  it('turns it off in the configuration only where there is none', async () => {
    const base = await serving(always(404, json, '{"message":"Not Found"}'));
    const socketOf = async (hasSocket: boolean) =>
      JSON.parse((await walkOn(base, { hasSocket })).files['config.json'] ?? '').socket;
    expect(await socketOf(false)).toEqual({ path: '' });
    expect(await socketOf(true)).toBeUndefined();
  });
});

const bytesOf = async (file: File) => Buffer.from(await file.arrayBuffer());

it.each([undefined, 100, 600_000])(
  'a PNG of the walk is whole in each chunk, and has its pixels (%s bytes)',
  async (size) => {
    const bytes = await bytesOf(pngOf('a.png', size));
    expect(bytes.length).toBeGreaterThanOrEqual(size ?? 0);
    const chunks: string[] = [];
    for (let at = 8; at < bytes.length; ) {
      const length = bytes.readUInt32BE(at);
      const body = bytes.subarray(at + 4, at + 8 + length);
      expect(bytes.readUInt32BE(at + 8 + length)).toBe(crc32(body));
      const type = body.toString('latin1', 0, 4);
      chunks.push(type);
      if (type === 'IDAT') expect(inflateSync(body.subarray(4))).toHaveLength(301 * 120);
      at += 12 + length;
    }
    expect([chunks[0], chunks.at(-1)]).toEqual(['IHDR', 'IEND']);
  },
);

it('a JPEG of the walk has the size that is asked for, between its first and its last marker', async () => {
  for (const size of [0, 1_000, 12_000_000]) {
    const bytes = await bytesOf(jpegOf('a.jpg', size));
    expect(bytes.length).toBeGreaterThanOrEqual(size);
    expect([bytes.readUInt16BE(0), bytes.readUInt16BE(bytes.length - 2)]).toEqual([0xff_d8, 0xff_d9]);
  }
});

it('a PDF of the walk points at each of its objects, and a ZIP at its file', async () => {
  const pdf = (await bytesOf(pdfOf('KTP (1).pdf'))).toString('latin1');
  const places = Array.from(pdf.matchAll(/^(\d{10}) 00000 n/gm), ([, at]) => Number(at));
  expect(places.map((at) => pdf.slice(at, at + 7))).toEqual([1, 2, 3, 4, 5].map((id) => `${id} 0 obj`));
  expect(pdf.slice(Number(/startxref\n(\d+)/.exec(pdf)?.[1])).startsWith('xref')).toBe(true);
  const zip = await bytesOf(zipOf('a.zip'));
  const end = zip.indexOf('PK\u0005\u0006', 0, 'latin1');
  const entry = zip.readUInt32LE(end + 16);
  expect([zip.toString('latin1', entry, entry + 2), zip.readUInt32LE(entry + 42)]).toEqual(['PK', 0]);
  const data = zip.subarray(30 + zip.readUInt16LE(26), 30 + zip.readUInt16LE(26) + zip.readUInt32LE(18));
  expect(zip.readUInt32LE(14)).toBe(crc32(data));
});
