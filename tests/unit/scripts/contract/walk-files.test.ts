import { crc32, inflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { jpegOf, pdfOf, pngOf, zipOf } from '../../../../tools/contract/walk/files.ts';

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
