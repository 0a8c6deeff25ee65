import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { pdfName } from '../../../../src/domain/files/document-name.ts';
import { shownFileName } from '../../../../src/domain/files/file-name.ts';
import { type FileKind, fileProblem } from '../../../../src/domain/files/file-rules.ts';
import { type GrayPicture, pictureFault } from '../../../../src/domain/files/picture-fault.ts';
import { savedFileName } from '../../../../src/domain/files/saved-file-name.ts';
import { photoLimits, signatureLimits } from '../../../../src/domain/files/upload-limits.ts';
import { withoutMetadata } from '../../../../src/domain/files/without-metadata.ts';
import { hostileTexts } from '../../../builders/hostile-texts.ts';
import { pdfHead, pngHead, webpHead } from '../../../builders/images.ts';

const anyName = fc.string({
  unit: fc.oneof(
    fc.constantFrom(...' ./\\:\0\u202E\u200B\u0301\uD800', 'CON'),
    fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
  ),
  maxLength: 300,
});
const unseen = /[\p{Cc}\p{Cf}\p{Surrogate}\u2028\u2029]|\u034F|\u115F|\u1160|\u3164|\uFE0F/u;

describe('the displayed name of a file', () => {
  it.each([
    ['foto\u202Egpj.exe', 'fotogpj.exe'],
    ['ija\u200Bza\u200Ch\u200D\u2060\uFEFF\u00AD.pdf', 'ijazah.pdf'],
    ['laporan\r\nakhir\u2028.pdf', 'laporan akhir .pdf'],
    [`ijazah.pdf${'\u00A0'.repeat(80)}.exe`, 'ijazah.pdf .exe'],
    [`a${'\u0301'.repeat(60)}.pdf`, `\u00e1${'\u0301'.repeat(3)}.pdf`],
    ['\u200B\u202E', 'Tanpa nama'],
    ['صورة.png', 'صورة.png'],
    ['Ijazah S1 – Ñandú 日本 (2).pdf', 'Ijazah S1 – Ñandú 日本 (2).pdf'],
  ])('%j is %j (fault matrix 80)', (name, shown) => {
    expect(shownFileName(name)).toBe(shown);
  });

  it('is one line without invisible characters, is never empty, and does not change when it is processed again (fault matrix 80)', () => {
    const fits = (name: string) => {
      const shown = shownFileName(name);
      expect(shown).not.toBe('');
      expect(shown).not.toMatch(unseen);
      expect(shown).not.toMatch(/\p{M}{5}|\s{2}|^\s|\s$/u);
      expect(shownFileName(shown)).toBe(shown);
    };
    fc.assert(fc.property(anyName, fits));
    hostileTexts.forEach(fits);
  });
});

describe('the name of a saved file', () => {
  it.each([
    ['Ijazah.pdf', 'application/pdf', 'Ijazah.pdf'],
    ['ijazah\u202Efdp.exe', 'application/pdf', 'ijazahfdp.exe.pdf'],
    ['jadwal.ics', 'text/calendar;charset=utf-8', 'jadwal.ics'],
    ['arsip.tar.gz', '', 'arsip.tar.gz'],
    ['../../etc/passwd', '', '-..-etc-passwd'],
    ['a<b>:"c"|d?*.pdf', 'application/pdf', 'a-b---c--d--.pdf'],
    ['.htaccess', '', 'htaccess'],
    ['...', 'application/pdf', 'Tanpa nama.pdf'],
    ['ijazah.pdf. . .', 'application/pdf', 'ijazah.pdf'],
    ['CON', '', '_CON'],
    ['LPT³ .pdf', 'application/pdf', '_LPT³ .pdf'],
    ['CONTOH.pdf', 'application/pdf', 'CONTOH.pdf'],
    [`${'n'.repeat(300)}.pdf`, 'application/pdf', `${'n'.repeat(196)}.pdf`],
    [`${'😀'.repeat(80)}.pdf`, 'application/pdf', `${'😀'.repeat(49)}.pdf`],
  ])('%j of type %j is %j', (name, type, saved) => {
    expect(savedFileName(name, type)).toBe(saved);
  });

  it('is valid on every system, and shows the type of the file', () => {
    const fits = (name: string) => {
      const saved = savedFileName(name, 'application/pdf');
      expect(saved).toMatch(/[^.]\.pdf$/i);
      expect(saved).not.toMatch(/[\\/:*?"<>|]|^[. ]|[. ]$/);
      expect(saved).not.toMatch(/^(con|prn|aux|nul|com\d|lpt\d)\s*(\.|$)/i);
      expect(saved).not.toMatch(unseen);
      expect(new TextEncoder().encode(saved).length).toBeLessThanOrEqual(200);
      expect(savedFileName(saved, 'application/pdf')).toBe(saved);
    };
    fc.assert(fc.property(anyName, fits));
    hostileTexts.forEach(fits);
  });

  test('of a document is its kind and its number, and never a name that a file cannot have', () => {
    const name = 'Sertifikat-CONTOH-62010-2513-1-0000088-2026.pdf';
    expect(pdfName('Sertifikat', 'CONTOH 62010 2513 1 0000088 2026')).toBe(name);
    const texts = fc.string({ unit: 'grapheme', maxLength: 300 });
    const valid = /^[A-Za-z0-9][A-Za-z0-9-]{0,100}\.pdf$/;
    fc.assert(fc.property(texts, texts, (kind, number) => valid.test(pdfName(kind, number))));
  });
});

describe('a chosen file', () => {
  const every: FileKind[] = ['pdf', 'jpeg', 'png', 'webp', 'zip', 'mp4'];
  const judged = (name: string, head: readonly number[], size = 1000, kinds = every) =>
    fileProblem({ name, size, head: Uint8Array.from(head) }, { maxKb: 500, kinds });

  it('may have exactly the size of the limit, and not one byte more; 1 KB is 1000 bytes (fault matrix 45) [5.file.kilobyte]', () => {
    const sized = (size: number) => judged('a.png', pngHead, size);
    expect([1, 499_999, 500_000, 500_001].map(sized)).toEqual([null, null, null, 'tooLarge']);
    expect([photoLimits.maxKb, signatureLimits.maxKb]).toEqual([500, 500]);
  });

  it('may not be empty (fault matrix 46)', () => {
    expect(judged('a.png', [], 0)).toBe('empty');
  });

  it('must be of an allowed type, by its first bytes (fault matrix 47)', () => {
    expect(judged('a.pdf', pdfHead, 10, ['png'])).toBe('wrongType');
    expect(judged('a.png', pngHead, 10, ['png'])).toBeNull();
    const lettersOf = (text: string) => Array.from(text, (letter) => letter.charCodeAt(0));
    const wave = [...lettersOf('RIFF'), 0, 0, 0, 0, ...lettersOf('WAVE')];
    const noRiff = [...lettersOf('RIFX'), ...webpHead.slice(4)];
    for (const head of [lettersOf('<script>alert(1)'), lettersOf('<svg xmlns="h'), wave, noRiff, pngHead.slice(0, 7)])
      expect(judged('a.webp', head)).toBe('wrongType');
  });
});

describe('a picture of a document', () => {
  const [width, height] = [160, 120];
  const drawn = (brightness: (x: number, y: number) => number): GrayPicture => ({
    width,
    height,
    pixels: Uint8Array.from({ length: width * height }, (_, index) =>
      Math.min(255, Math.max(0, Math.round(brightness(index % width, Math.floor(index / width))))),
    ),
  });
  const writing = (paper: number, ink: number): GrayPicture =>
    drawn((x, y) => (y % 12 < 7 && x % 9 < 3 && x > 10 && x < 150 ? ink : paper));

  /** Each pixel becomes the mean of its row or column within a distance, several times: nearly the blur of a lens. */
  const blurred = (picture: GrayPicture, distance: number, times = 3): GrayPicture => {
    let pixels = [...picture.pixels];
    for (let time = 0; time < times; time += 1)
      for (const step of [1, width]) {
        const before = pixels;
        pixels = before.map((_, index) => {
          const around = Array.from(
            { length: 2 * distance + 1 },
            (__, n) => before[index + (n - distance) * step] ?? before[index] ?? 0,
          );
          return around.reduce((sum, each) => sum + each, 0) / around.length;
        });
      }
    return { width, height, pixels: Uint8Array.from(pixels, Math.round) };
  };

  /** A repeatable number from -1 to 1 for each pixel. */
  const grain = (x: number, y: number) => ((x * 7_919 + y * 104_729) % 201) / 100 - 1;

  it.each([
    [250, 20],
    [180, 60],
    [130, 20],
  ])('with paper of brightness %i and ink of %i is blurred only when its strokes run into each other', (paper, ink) => {
    const sharp = writing(paper, ink);
    expect([pictureFault(sharp), pictureFault(blurred(sharp, 2))]).toEqual([null, 'blurred']);
  });

  it('that is soft but legible, or without any writing, noisy or empty, has no fault', () => {
    expect(pictureFault(blurred(writing(250, 20), 1, 1))).toBeNull();
    expect(pictureFault(drawn(() => 245))).toBeNull();
    expect(pictureFault(drawn((x, y) => 200 + 15 * grain(x, y)))).toBeNull();
    expect(pictureFault({ width: 1, height: 1, pixels: Uint8Array.of(255) })).toBeNull();
  });

  it('is called dark when its paper is, sharp or not, and is judged by its paper on a dark table', () => {
    for (const paper of [89, 10])
      for (const picture of [writing(paper, 0), blurred(writing(paper, 0), 2)])
        expect(pictureFault(picture)).toBe('dark');
    const { pixels } = writing(230, 20);
    expect(pictureFault(drawn((x, y) => (x > 40 && y > 40 ? (pixels[y * width + x] ?? 0) : 5)))).toBeNull();
  });
});

describe('a picture without metadata', () => {
  const bytesOf = (...parts: readonly (string | readonly number[])[]): Uint8Array =>
    Uint8Array.from(
      parts.flatMap((part) =>
        typeof part === 'string' ? Array.from(part, (letter) => letter.charCodeAt(0)) : [...part],
      ),
    );
  const segment = (marker: number, content: string | readonly number[]): number[] => {
    const bytes = bytesOf(content);
    return [0xff, marker, (bytes.length + 2) >> 8, (bytes.length + 2) & 255, ...bytes];
  };
  const exif = (orientation: number, little: boolean): number[] => {
    const short = (value: number) => (little ? [value & 255, value >> 8] : [value >> 8, value & 255]);
    const long = (value: number) => (little ? [...short(value), 0, 0] : [0, 0, ...short(value)]);
    const entry = (tag: number, value: number) => [...short(tag), ...short(3), ...long(1), ...short(value), 0, 0];
    const header = [...(little ? [0x49, 0x49] : [0x4d, 0x4d]), ...short(42), ...long(8), ...short(2)];
    const all = bytesOf('Exif\0\0', header, entry(0x010f, 7), entry(0x0112, orientation), 'RAHASIA GPS');
    return segment(0xe1, [...all]);
  };
  const scan = [0xff, 0xda, 0, 4, 1, 2, 9, 0xff, 0, 9, 0xff, 0xd3, 9];
  const pixels = [segment(0xdb, 'meja'), segment(0xc0, 'ukuran'), scan];
  const end = [0xff, 0xd9];
  const jpeg = (...parts: readonly (string | readonly number[])[]) => bytesOf([0xff, 0xd8], ...parts);

  it('has no place, camera or comment as a JPEG, and nothing after its end; its pixels and color profile stay', () => {
    const [head, profile] = [segment(0xe0, 'JFIF\0'), segment(0xe2, 'ICC_PROFILE\0warna')];
    const xmp = segment(0xe1, 'http://ns.adobe.com/xap/1.0/\0RAHASIA');
    const secrets = [segment(0xe2, 'MPF\0RAHASIA'), segment(0xed, 'RAHASIA'), segment(0xfe, 'RAHASIA'), [0xff]];
    const photo = jpeg(head, exif(1, true), xmp, profile, ...secrets, ...pixels, end, 'RAHASIA');
    expect(withoutMetadata(photo, 'jpeg')).toEqual(jpeg(head, profile, ...pixels, end));
  });

  it.each([2, 3, 8])('keeps the orientation %i, and nothing else of its Exif data', (orientation) => {
    for (const little of [true, false]) {
      const clean = withoutMetadata(jpeg(exif(orientation, little), ...pixels, end), 'jpeg') as Uint8Array;
      expect(String.fromCharCode(...clean)).not.toContain('RAHASIA');
      expect(withoutMetadata(clean, 'jpeg')).toEqual(clean);
      expect(clean.subarray(2, 12)).toEqual(bytesOf([0xff, 0xe1, 0, 34], 'Exif\0\0'));
      expect(clean[31]).toBe(orientation);
    }
  });

  it('keeps all scans of a progressive JPEG, and is null when that breaks off', () => {
    const photo = jpeg(...pixels, segment(0xc4, 'huffman'), scan, end);
    expect(withoutMetadata(photo, 'jpeg')).toEqual(photo);
    const whole = jpeg(exif(6, true), ...pixels, end);
    for (let length = 2; length < whole.length; length += 1)
      expect(withoutMetadata(whole.subarray(0, length), 'jpeg')).toBeNull();
  });

  it('has no texts and no Exif data as a PNG, and nothing after its end', () => {
    const chunk = (type: string, content: string) => bytesOf([0, 0, 0, content.length], type, content, 'crc!');
    const png = (...chunks: Uint8Array[]) =>
      bytesOf([0x89], 'PNG\r\n', [0x1a], '\n', ...chunks.map((each) => [...each]));
    const [head, data, last] = [chunk('IHDR', 'ukuran'), chunk('IDAT', 'piksel'), chunk('IEND', '')];
    const secrets = ['eXIf', 'tEXt', 'zTXt', 'iTXt', 'tIME'].map((type) => chunk(type, 'RAHASIA'));
    const picture = png(head, ...secrets, data, last, bytesOf('RAHASIA'));
    expect(withoutMetadata(picture, 'png')).toEqual(png(head, data, last));
    expect(withoutMetadata(png(head, data), 'png')).toBeNull();
  });

  it('is read to an end without an error, whatever its bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), fc.constantFrom('jpeg' as const, 'png' as const), (rest, kind) => {
        const head = kind === 'jpeg' ? [0xff, 0xd8] : [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
        const clean = withoutMetadata(bytesOf(head, [...rest]), kind);
        expect(clean === null || clean.length <= head.length + rest.length).toBe(true);
      }),
    );
  });
});
