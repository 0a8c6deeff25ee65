import { crc32, deflateSync } from 'node:zlib';

// Real files, which every reader of their type accepts. `size`: at least so many bytes, by what the type itself allows to be skipped.

const latin = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(text, (sign) => sign.charCodeAt(0));

const joined = (...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> => {
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
};

/** Whole numbers of these widths in bytes. */
const numbers = (isLittle: boolean, ...fields: readonly (readonly [width: 2 | 4, value: number])[]) =>
  joined(
    ...fields.map(([width, value]) => {
      const view = new DataView(new ArrayBuffer(width));
      if (width === 2) view.setUint16(0, value, isLittle);
      else view.setUint32(0, value, isLittle);
      return new Uint8Array(view.buffer);
    }),
  );

const chunk = (type: string, data: Uint8Array): Uint8Array => {
  const body = joined(latin(type), data);
  return joined(numbers(false, [4, data.length]), body, numbers(false, [4, crc32(body)]));
};

const [width, height] = [300, 120];

/** A white picture with a dark line across it, as of a signature. */
const pngBytes = (size = 0): Uint8Array<ArrayBuffer> => {
  const row = (y: number) =>
    Uint8Array.from({ length: width + 1 }, (_, x) => (x === 0 ? 0 : Math.abs(x - y) < 4 ? 20 : 255));
  const pixels = deflateSync(joined(...Array.from({ length: height }, (_, y) => row(2 * y))));
  const head = joined(numbers(false, [4, width], [4, height]), Uint8Array.of(8, 0, 0, 0, 0));
  const begin = joined(Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a), chunk('IHDR', head));
  const end = joined(chunk('IDAT', pixels), chunk('IEND', new Uint8Array()));
  const filling = size - begin.length - end.length - 12;
  return filling > 0 ? joined(begin, chunk('prVt', new Uint8Array(filling)), end) : joined(begin, end);
};

/** A grey JPEG of 8 × 8 points. */
const jpegBase64 =
  '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAUDBAQEAwUEBAQFBQUGBwwIBwcHBw8LCwkMEQ8SEhEPERETFhwXExQaFRERGCEYGh0dHx8fExciJCIeJBweHx7/wAALCAAIAAgBAREA/8QAHwAAAQUBAQEBAQEAAAAAAAAAAAECAwQFBgcICQoL/8QAtRAAAgEDAwIEAwUFBAQAAAF9AQIDAAQRBRIhMUEGE1FhByJxFDKBkaEII0KxwRVS0fAkM2JyggkKFhcYGRolJicoKSo0NTY3ODk6Q0RFRkdISUpTVFVWV1hZWmNkZWZnaGlqc3R1dnd4eXqDhIWGh4iJipKTlJWWl5iZmqKjpKWmp6ipqrKztLW2t7i5usLDxMXGx8jJytLT1NXW19jZ2uHi4+Tl5ufo6erx8vP09fb3+Pn6/9oACAEBAAA/APn+v//Z';

const jpegBytes = (size: number): Uint8Array<ArrayBuffer> => {
  const bytes = latin(atob(jpegBase64));
  const comments: Uint8Array[] = [];
  for (let left = size - bytes.length; left > 0; left -= 60_004)
    comments.push(Uint8Array.of(0xff, 0xfe), numbers(false, [2, 60_002]), new Uint8Array(60_000));
  return joined(bytes.subarray(0, 2), ...comments, bytes.subarray(2));
};

const pdfBytes = (text: string): Uint8Array<ArrayBuffer> => {
  const words = `BT /F1 18 Tf 40 100 Td (${text.replaceAll(/[()\\]/g, '')}) Tj ET`;
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 400 200]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    `<</Length ${words.length}>>\nstream\n${words}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ];
  let body = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const at = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(at).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 6\n0000000000 65535 f \n${places.join('')}`;
  return latin(`${body}${table}trailer\n<</Size 6/Root 1 0 R>>\nstartxref\n${body.length}\n%%EOF\n`);
};

const zipBytes = (): Uint8Array<ArrayBuffer> => {
  const [name, data] = [latin('hasil.txt'), latin('Hasil kerja percobaan.\n')];
  const sizes = [
    [4, crc32(data)],
    [4, data.length],
    [4, data.length],
    [2, name.length],
    [2, 0],
  ] as const;
  const common = [[2, 20], [2, 0], [2, 0], [2, 0], [2, 0x5a21], ...sizes] as const;
  const local = joined(numbers(true, [4, 0x0403_4b50], ...common), name, data);
  const rest = [
    [2, 0],
    [2, 0],
    [2, 0],
    [4, 0],
    [4, 0],
  ] as const;
  const entry = joined(numbers(true, [4, 0x0201_4b50], [2, 20], ...common, ...rest), name);
  const end = numbers(
    true,
    [4, 0x0605_4b50],
    [2, 0],
    [2, 0],
    [2, 1],
    [2, 1],
    [4, entry.length],
    [4, local.length],
    [2, 0],
  );
  return joined(local, entry, end);
};

export const pngOf = (name: string, size?: number): File => new File([pngBytes(size)], name, { type: 'image/png' });
export const jpegOf = (name: string, size = 0): File => new File([jpegBytes(size)], name, { type: 'image/jpeg' });
export const pdfOf = (name: string): File => new File([pdfBytes(name)], name, { type: 'application/pdf' });
export const zipOf = (name: string): File => new File([zipBytes()], name, { type: 'application/zip' });

export const signed = {
  signature_source: 'new',
  signature: `data:image/png;base64,${btoa(String.fromCharCode(...pngBytes()))}`,
} as const;

/** The same, for the portal's own mappers. */
export const signature = { kind: 'image', image: pngOf('ttd.png') } as const;
