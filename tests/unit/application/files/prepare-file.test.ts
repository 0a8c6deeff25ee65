import { describe, expect, it, vi } from 'vitest';
import { inspectFile, prepareFile } from '../../../../src/application/files/prepare-file.ts';
import type { FileLimits } from '../../../../src/domain/files/file-rules.ts';
import { NoTruePixels } from '../../../../src/domain/files/true-pixels.ts';
import { jpegHead, pngHead } from '../../../builders/images.ts';

const limits: FileLimits = { maxKb: 1, kinds: ['pdf', 'jpeg', 'png'] };
const jpegOf = (size: number, name = 'foto.JPEG') => {
  const bytes = new Uint8Array(size);
  bytes.set([0xff, 0xd8, 0xff, 0xfe, (size - 6) >> 8, (size - 6) & 255]); // one JPEG comment that fills the file up to its end
  bytes.set([0xff, 0xd9], size - 2);
  return new File([bytes], name, { type: 'image/jpeg', lastModified: 7 });
};

const bytesOf = (text: string) => Array.from(text, (letter) => letter.charCodeAt(0));
const chunk = (type: string, length = 0) => [0, 0, 0, length, ...bytesOf(type), ...Array(length + 4).fill(0)];
const fileOf = (bytes: readonly number[], name: string) =>
  new File([Uint8Array.from(bytes)], name, { type: 'x/y', lastModified: 7 });
const png = (...chunks: readonly number[][]) => [...pngHead, ...chunks.flat(), ...chunk('IEND')];

const prepare = (file: File, shrunk: Blob | null = new Blob(['kecil']), given = limits) =>
  prepareFile({ scaler: { shrink: async () => shrunk } })(file, given);

describe('a chosen file', () => {
  it('over the limit becomes a smaller JPEG with the name and the day of the picture', async () => {
    const { file, shrunkFrom } = await prepare(jpegOf(1_001));
    expect([file.name, file.type, file.lastModified, await file.text()]).toEqual([
      'foto.JPEG',
      'image/jpeg',
      7,
      'kecil',
    ]);
    expect(shrunkFrom).toBe(1_001);
  });

  it('within the limit is not encoded again, but loses its metadata', async () => {
    const { file, shrunkFrom } = await prepare(jpegOf(1_000));
    expect([file.name, file.type, file.lastModified, file.size]).toEqual(['foto.JPEG', 'image/jpeg', 7, 4]);
    expect(shrunkFrom).toBeNull();
  });

  it('stays as it is when it does not fit, is no picture, is not accepted as JPEG, or cannot be read', async () => {
    const large = jpegOf(1_001);
    const pdf = new File(['%PDF-1.7'.padEnd(2_000)], 'a.pdf');
    const gone = Object.assign(jpegOf(1_001), {
      slice: () => ({ arrayBuffer: () => Promise.reject(new Error('gone')) }),
    });
    const broken = new File([Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 9)], 'rusak.jpg');
    expect((await prepare(pdf)).file).toBe(pdf);
    expect((await prepare(gone)).file).toBe(gone);
    expect((await prepare(broken)).file).toBe(broken);
    expect((await prepare(large, new Blob(['kecil']), { ...limits, kinds: ['pdf'] })).file).toBe(large);
    expect((await prepare(large, null)).shrunkFrom).toBeNull();
  });

  it('is shrunk to the limit when it is a larger PNG', async () => {
    const shrink = vi.fn(async () => null);
    const large = fileOf(png(chunk('IDAT', 250), chunk('IDAT', 250), chunk('IDAT', 250), chunk('IDAT', 250)), 'a.png');
    expect((await prepareFile({ scaler: { shrink } })(large, limits)).file).toBe(large);
    expect(shrink.mock.calls).toEqual([[large, 1_000]]);
  });

  it.each([
    ['a PNG with a text', fileOf(png(chunk('tEXt', 9), chunk('IDAT', 5)), 'a.png'), png(chunk('IDAT', 5))],
    ['a PNG without one', fileOf(png(chunk('IDAT', 5)), 'a.png'), null],
    ['a JPEG without metadata', fileOf([...jpegHead, 0, 4, 1, 1, 0xff, 0xd9], 'a.jpg'), null],
    ['a PDF that looks like a PNG inside', fileOf([...bytesOf('%PDF-1.7'), ...chunk('IEND'), 1], 'a.pdf'), null],
  ])('loses only metadata, and else stays the same file: %s', async (_, given, cleaned) => {
    const { file } = await prepare(given);
    if (cleaned === null) expect(file).toBe(given);
    expect([...new Uint8Array(await file.arrayBuffer())]).toEqual(
      cleaned ?? [...new Uint8Array(await given.arrayBuffer())],
    );
  });

  it('gets the ending and the type of its content, with the same content and day', async () => {
    const { file } = await prepare(fileOf(bytesOf('%PDF-1.7'), 'ijazah.jpg'));
    expect([file.name, file.type, file.lastModified, await file.text()]).toEqual([
      'ijazah.pdf',
      'application/pdf',
      7,
      '%PDF-1.7',
    ]);
  });

  it.each([
    ['untrue', new NoTruePixels()],
    [null, new Error('broken')],
  ])('that cannot be shrunk has the problem %s', async (problem, error) => {
    const large = jpegOf(1_001);
    const scaler = { shrink: () => Promise.reject(error) };
    expect(await prepareFile({ scaler })(large, limits)).toEqual({ file: large, shrunkFrom: null, problem });
  });
});

describe('a look at a chosen file', () => {
  const look = inspectFile({ inspector: { faultOf: async () => 'blurred' } });

  it('finds the fault of a picture, under any name', async () => {
    expect(await look(jpegOf(900))).toBe('blurred');
    expect(await look(new File([jpegOf(900)], 'ijazah.pdf'))).toBe('blurred');
  });

  it('finds nothing in a file that is no picture or cannot be read', async () => {
    const gone = Object.assign(jpegOf(900), {
      slice: () => ({ arrayBuffer: () => Promise.reject(new Error('gone')) }),
    });
    expect(await look(new File(['PK\u0003\u0004'], 'ijazah.jpg'))).toBeNull();
    expect(await look(gone)).toBeNull();
  });

  it('finds a PDF broken if it lacks its end, however long it is', async () => {
    const page = 'x'.repeat(5_000);
    expect(await look(new File(['%PDF-1.7\n', page], 'ijazah.pdf'))).toBe('broken');
    expect(await look(new File(['%PDF-1.7\n', page, '\n%%EOF\n'], 'ijazah.pdf'))).toBeNull();
    expect(await look(new File(['%PDF-1.7\n%%EOF\n'], 'ijazah.pdf'))).toBeNull();
    expect(await look(new File(['%PDF-1.7\n%%EOF\n', page], 'ijazah.pdf'))).toBe('broken');
  });

  it('finds no fault in a PDF whose end cannot be read', async () => {
    const pdf = new File(['%PDF-1.7\n'], 'ijazah.pdf');
    const text = () => Promise.reject(new Error('gone'));
    const slice = (from: number) => (from < 0 ? { text } : new Blob(['%PDF-1.7\n']));
    expect(await look(Object.assign(pdf, { slice } as unknown as Pick<File, 'slice'>))).toBeNull();
  });
});
