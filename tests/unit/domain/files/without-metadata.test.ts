import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withoutMetadata } from '../../../../src/domain/files/without-metadata.ts';

const bytesOf = (...parts: readonly (string | readonly number[])[]): Uint8Array =>
  Uint8Array.from(
    parts.flatMap((part) =>
      typeof part === 'string' ? Array.from(part, (letter) => letter.charCodeAt(0)) : [...part],
    ),
  );
const textOf = (bytes: Uint8Array | null): string => String.fromCharCode(...(bytes ?? []));

const segment = (marker: number, content: Uint8Array): number[] => [
  ...[0xff, marker, (content.length + 2) >> 8, (content.length + 2) & 255],
  ...content,
];
const exif = (orientation: number, little: boolean): number[] => {
  const short = (value: number) => (little ? [value & 255, value >> 8] : [value >> 8, value & 255]);
  const long = (value: number) => (little ? [...short(value), 0, 0] : [0, 0, ...short(value)]);
  const entry = (tag: number, value: number) => [...short(tag), ...short(3), ...long(1), ...short(value), 0, 0];
  const header = [...(little ? [0x49, 0x49] : [0x4d, 0x4d]), ...short(42), ...long(8), ...short(2)];
  return segment(0xe1, bytesOf('Exif\0\0', header, entry(0x010f, 7), entry(0x0112, orientation), 'RAHASIA GPS'));
};
const scan = [0xff, 0xda, 0, 4, 1, 2, 9, 0xff, 0, 9, 0xff, 0xd3, 9];
const pixels = [segment(0xdb, bytesOf('meja')), segment(0xc0, bytesOf('ukuran')), scan];
const end = [0xff, 0xd9];
const jpeg = (...parts: readonly (string | readonly number[])[]) => bytesOf([0xff, 0xd8], ...parts);

describe('a JPEG without metadata', () => {
  it('has no place, camera or comment, and nothing after its end; its pixels and color profile stay', () => {
    const profile = segment(0xe2, bytesOf('ICC_PROFILE\0warna'));
    const photo = jpeg(
      ...[
        segment(0xe0, bytesOf('JFIF\0')),
        exif(1, true),
        segment(0xe1, bytesOf('http://ns.adobe.com/xap/1.0/\0RAHASIA')),
      ],
      ...[
        profile,
        segment(0xe2, bytesOf('MPF\0RAHASIA')),
        segment(0xed, bytesOf('RAHASIA')),
        segment(0xfe, bytesOf('RAHASIA')),
      ],
      ...[[0xff], ...pixels, end, 'RAHASIA'],
    );
    expect(withoutMetadata(photo, 'jpeg')).toEqual(jpeg(segment(0xe0, bytesOf('JFIF\0')), profile, ...pixels, end));
  });

  it.each([2, 3, 4, 5, 6, 7, 8])('keeps the orientation %i, and nothing else of its Exif data', (orientation) => {
    for (const little of [true, false]) {
      const clean = withoutMetadata(jpeg(exif(orientation, little), ...pixels, end), 'jpeg');
      expect(textOf(clean)).not.toContain('RAHASIA');
      expect(withoutMetadata(clean as Uint8Array, 'jpeg')).toEqual(clean);
      expect(clean?.subarray(2, 12)).toEqual(bytesOf([0xff, 0xe1, 0, 34], 'Exif\0\0'));
      expect(clean?.[31]).toBe(orientation);
    }
  });

  it('keeps all scans of a progressive picture', () => {
    const photo = jpeg(...pixels, segment(0xc4, bytesOf('huffman')), scan, end);
    expect(withoutMetadata(photo, 'jpeg')).toEqual(photo);
  });

  it('is null when the picture breaks off', () => {
    const whole = jpeg(exif(6, true), ...pixels, end);
    for (let length = 2; length < whole.length; length += 1)
      expect(withoutMetadata(whole.subarray(0, length), 'jpeg')).toBeNull();
  });
});

describe('a PNG without metadata', () => {
  const chunk = (type: string, content: string) => bytesOf([0, 0, 0, content.length], type, content, 'crc!');
  const png = (...chunks: Uint8Array[]) => bytesOf([0x89], 'PNG\r\n', [0x1a], '\n', ...chunks.map((each) => [...each]));

  it('has no texts, no Exif data and nothing after its end', () => {
    const [head, data, last] = [chunk('IHDR', 'ukuran'), chunk('IDAT', 'piksel'), chunk('IEND', '')];
    const secrets = ['eXIf', 'tEXt', 'zTXt', 'iTXt', 'tIME'].map((type) => chunk(type, 'RAHASIA'));
    const picture = png(head, ...secrets, data, last, bytesOf('RAHASIA'));
    expect(withoutMetadata(picture, 'png')).toEqual(png(head, data, last));
    expect(withoutMetadata(png(head, data), 'png')).toBeNull();
  });
});

it('any bytes are read to an end without an error', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), fc.constantFrom('jpeg' as const, 'png' as const), (rest, kind) => {
      const head = kind === 'jpeg' ? [0xff, 0xd8] : [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
      const clean = withoutMetadata(bytesOf(head, [...rest]), kind);
      expect(clean === null || clean.length <= head.length + rest.length).toBe(true);
    }),
  );
});
