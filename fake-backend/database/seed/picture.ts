import { dataUrlOf } from '../../rules/image.ts';

const crcTable = Uint32Array.from({ length: 256 }, (_, start) => {
  let value = start;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value;
});

const crc32 = (bytes: Uint8Array): number => {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (crcTable[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
  return crc ^ 0xffffffff;
};

const adler32 = (bytes: Uint8Array): number => {
  let [a, b] = [1, 0];
  for (const byte of bytes) {
    a = (a + byte) % 65_521;
    b = (b + a) % 65_521;
  }
  return b * 65_536 + a;
};

const bigEndian = (value: number): number[] => [24, 16, 8, 0].map((shift) => (value >>> shift) & 0xff);
const littleEndian16 = (value: number): number[] => [value & 0xff, (value >>> 8) & 0xff];
const ascii = (text: string): number[] => Array.from(text, (letter) => letter.charCodeAt(0));

const joined = (...parts: readonly ArrayLike<number>[]): Uint8Array => {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
};

const chunk = (type: string, data: ArrayLike<number>): Uint8Array => {
  const body = joined(ascii(type), data);
  return joined(bigEndian(data.length), body, bigEndian(crc32(body)));
};

const largestBlock = 65_535;

const stored = (bytes: Uint8Array): Uint8Array => {
  if (bytes.length > largestBlock) throw new Error('The picture is too large for one block.');
  const length = littleEndian16(bytes.length);
  return joined([0x78, 0x01, 0x01], length, littleEndian16(~bytes.length), bytes, bigEndian(adler32(bytes)));
};

export type Ink = readonly [red: number, green: number, blue: number, alpha: number];
type Palette = readonly [Ink, Ink, Ink, Ink];

/**
 * A four-colour PNG as a data URL. `places` has one palette index per pixel; the width must be a multiple of four. Uses byte arrays for
 * speed, because dozens of pictures are drawn before the first page.
 */
export const pngOf = (width: number, palette: Palette, places: Uint8Array): string => {
  const height = places.length / width;
  const rows = new Uint8Array(height * (1 + width / 4));
  const place = (pixel: number) => places[pixel] ?? 0;
  for (let pixel = 0, at = 0; pixel < places.length; pixel += 4) {
    if (pixel % width === 0) at++; // each row starts with filter type 0
    rows[at++] = (place(pixel) << 6) | (place(pixel + 1) << 4) | (place(pixel + 2) << 2) | place(pixel + 3);
  }
  const bytes = joined(
    [0x89],
    ascii('PNG\r\n\x1a\n'),
    chunk('IHDR', [...bigEndian(width), ...bigEndian(height), 2, 3, 0, 0, 0]),
    chunk(
      'PLTE',
      palette.flatMap((ink) => ink.slice(0, 3)),
    ),
    chunk(
      'tRNS',
      palette.map(([, , , alpha]) => alpha),
    ),
    chunk('IDAT', stored(rows)),
    chunk('IEND', []),
  );
  return dataUrlOf(bytes, 'image/png');
};
