const crcTable = Array.from({ length: 256 }, (_, start) => {
  let value = start;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value >>> 0;
});

const crc32 = (bytes: readonly number[]): number =>
  (bytes.reduce((crc, byte) => (crcTable[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8), 0xffffffff) ^ 0xffffffff) >>> 0;

const adler32 = (bytes: readonly number[]): number => {
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

const chunk = (type: string, data: readonly number[]): number[] => {
  const body = [...ascii(type), ...data];
  return [...bigEndian(data.length), ...body, ...bigEndian(crc32(body))];
};

const largestBlock = 65_535;

/** zlib without compression, in one block: the pictures are small. */
const stored = (bytes: readonly number[]): number[] => {
  if (bytes.length > largestBlock) throw new Error('The picture is too large for one block.');
  const length = littleEndian16(bytes.length);
  return [0x78, 0x01, 0x01, ...length, ...littleEndian16(~bytes.length), ...bytes, ...bigEndian(adler32(bytes))];
};

/** Red, green, blue and alpha, 0–255. */
export type Ink = readonly [red: number, green: number, blue: number, alpha: number];
export type Palette = readonly [Ink, Ink, Ink, Ink];

/** A PNG of four colours as a data URL; `colourAt` gives the place in the palette. Width must be a multiple of four. */
export const pngOf = (
  width: number,
  height: number,
  palette: Palette,
  colourAt: (x: number, y: number) => number,
): string => {
  const rows: number[] = [];
  for (let y = 0; y < height; y++) {
    rows.push(0); // no filter
    for (let x = 0; x < width; x += 4) {
      const [a = 0, b = 0, c = 0, d = 0] = [0, 1, 2, 3].map((step) => colourAt(x + step, y));
      rows.push((a << 6) | (b << 4) | (c << 2) | d);
    }
  }
  const bytes = [
    ...[0x89, ...ascii('PNG\r\n\x1a\n')],
    ...chunk('IHDR', [...bigEndian(width), ...bigEndian(height), 2, 3, 0, 0, 0]),
    ...chunk(
      'PLTE',
      palette.flatMap((ink) => ink.slice(0, 3)),
    ),
    ...chunk(
      'tRNS',
      palette.map(([, , , alpha]) => alpha),
    ),
    ...chunk('IDAT', stored(rows)),
    ...chunk('IEND', []),
  ];
  return `data:image/png;base64,${btoa(bytes.map((byte) => String.fromCharCode(byte)).join(''))}`;
};
